import { withLine, withReplaced, withSpread } from './edit.ts';
import { answerTo, type Answers, type GeneratedFile, type Generator, type ReadFile } from './generator.ts';
import { moduleTexts } from './module-texts.ts';
import { namesOf, singularOf, type Names } from './names.ts';
import { operationsPath } from './operation.ts';

const REGISTRY = 'apps/api/src/modules/registry.ts';
const MIGRATIONS = 'apps/api/src/platform/db/migrations/index.ts';
const SCHEMA = 'apps/api/src/platform/db/schema/index.ts';

function existing(read: ReadFile, path: string): string {
  const text = read(path);
  if (text === undefined) throw new Error(`${path} is missing; the generator no longer fits the house`);
  return text;
}

function registered(text: string, nouns: Names): string {
  const imported = withLine(
    text,
    `import { ${nouns.camel}Handlers } from './${nouns.kebab}/index.ts';`,
    /^import \{ \w+ \} from '\.\/[\w-]+\/index\.ts';$/,
    REGISTRY,
  );
  return withSpread(imported, `${nouns.camel}Handlers`, /\.\.\.\w+Handlers,?(?=\s*\})/, REGISTRY);
}

function migrated(text: string, nouns: Names): { step: string; text: string } {
  const numbers = [...text.matchAll(/'(\d{4})-/g)].map(([, digits]) => Number(digits));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const step = `${number}-${nouns.kebab}`;
  const imported = withLine(text, `import { ${nouns.camel} } from './${step}.ts';`, /^import \{ \w+ \} from '\.\/\d/, MIGRATIONS);
  return { step, text: withLine(imported, `  '${step}': ${nouns.camel},`, /^ {2}'\d{4}-/, MIGRATIONS) };
}

function withTables(text: string, nouns: Names): string {
  const type = `${nouns.pascal}Tables`;
  const imported = withLine(text, `import type { ${type} } from './${nouns.kebab}.ts';`, /^import type /, SCHEMA);
  const exported = withLine(imported, `export type * from './${nouns.kebab}.ts';`, /^export type \* /, SCHEMA);
  const [tables = ''] = /[\w, ]+Tables(?= *\{\})/.exec(exported) ?? [];
  return withReplaced(exported, /[\w, ]+Tables(?= *\{\})/, `${tables}, ${type}`, SCHEMA);
}

function files(answers: Answers, read: ReadFile): readonly GeneratedFile[] {
  const nouns = namesOf(answerTo(answers, 'noun'));
  const noun = namesOf(singularOf(nouns.kebab));
  const operation = `${noun.camel}List`;
  const contract = read(operationsPath(nouns.kebab)) ?? '';
  const path = new RegExp(`export const ${operation} [^]*?\\bpath: '([^']+)'`).exec(contract)?.[1];
  if (path === undefined) {
    throw new Error(`the contract has no ${operation}; first: npx turbo gen operation --args ${nouns.kebab} ${operation}`);
  }
  const steps = existing(read, MIGRATIONS);
  const migrations = migrated(steps, nouns);
  // The type of a step comes to a new step from where the list of steps has it.
  const stepImport = /^import type \{ MigrationStep \} from '[^']+';$/m.exec(steps)?.[0];
  if (stepImport === undefined) throw new Error(`${MIGRATIONS} no longer imports the type of a step`);
  return [
    ...moduleTexts({ nouns, noun, operation, path, step: migrations.step, stepImport }),
    { path: MIGRATIONS, text: migrations.text },
    { path: SCHEMA, text: withTables(existing(read, SCHEMA), nouns) },
    { path: REGISTRY, text: registered(existing(read, REGISTRY), nouns) },
  ];
}

/** A module of the API: table, repository, service, presenter, routes and tests for the list call of its noun. */
export const apiModule: Generator = {
  name: 'module',
  description: 'a module of the API: from its table to the answer of its list call',
  questions: [{ name: 'noun', message: 'Which noun, in the plural (reviews)?' }],
  files,
  regenerates: true,
  next: ({ noun = '' }) => [
    `give the table of ${noun} its columns in the migration and in schema/${noun}.ts`,
    'add the other calls of the noun: repository, service, presenter, routes, one test for each answer',
  ],
};
