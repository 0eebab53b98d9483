import { withImport, withLine, withReplaced } from './edit.ts';
import { answerTo, type Answers, type GeneratedFile, type Generator, type ReadFile } from './generator.ts';
import { namesOf, type Names } from './names.ts';

const FOLDER = 'packages/contract/src/operations';
const ACCESS = 'apps/api/src/access/inputs.ts';

/** Where the operations of a noun stand. */
export function operationsPath(noun: string): string {
  return `${FOLDER}/${namesOf(noun).kebab}.ts`;
}

function literal(noun: Names, name: Names): string {
  return `/** One page of ${noun.plain}. */
export const ${name.camel} = operation({
  name: '${name.camel}',
  group: '${noun.kebab}',
  summary: 'Lists ${noun.plain}, the newest first.',
  method: 'GET',
  path: 'training/${noun.kebab}/${name.kebab}',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  input: { query: shape(paging) },
  envelope: 'blade',
  output: pageOf(shape({ id: id(), name: z.string() })),
  errors: {},
});
`;
}

function withImports(text: string): string {
  const zod = `import * as z from 'zod/mini';`;
  const imports = [
    [['id'], '../codecs/codecs.ts'],
    [['shape'], '../codecs/shape.ts'],
    [['operation'], '../operation.ts'],
    [['pageOf', 'paging'], '../shapes.ts'],
  ] as const;
  const first = text.includes(zod) ? text : `${zod}\n${text}`;
  return imports.reduce((so, [names, from]) => withImport(so, names, from), first);
}

/** The access test calls every operation: the new one with nothing, which a list takes. */
function withAccess(text: string, name: string): string {
  return withReplaced(text, /\n\};\n$/, `\n  ${name}: nothing,\n};\n`, ACCESS);
}

function files(answers: Answers, read: ReadFile): readonly GeneratedFile[] {
  const noun = namesOf(answerTo(answers, 'noun'));
  const name = namesOf(answerTo(answers, 'name'));
  const path = operationsPath(noun.kebab);
  const present = read(path);
  if (present?.includes(`export const ${name.camel} `)) throw new Error(`${name.camel} is already in ${path}`);
  const operations = { path, text: `${withImports(present ?? '\n').trimEnd()}\n\n${literal(noun, name)}` };
  const access = { path: ACCESS, text: withAccess(read(ACCESS) ?? '', name.camel) };
  if (present !== undefined) return [operations, access];
  const indexPath = `${FOLDER}/index.ts`;
  const index = read(indexPath) ?? '';
  const imported = withLine(index, `import * as ${noun.camel} from './${noun.kebab}.ts';`, /^import \* as /, indexPath);
  const spread = withLine(imported, `  ...${noun.camel},`, /^ {2}\.\.\.\w+,$/, indexPath);
  return [operations, access, { path: indexPath, text: spread }];
}

/** A call of the wire: the literal, its registration, and the browser call that follows from it. */
export const operation: Generator = {
  name: 'operation',
  description: 'a call: one literal in the contract and its browser call',
  questions: [
    { name: 'noun', message: 'Which noun does it belong to, in the plural (reviews)?' },
    { name: 'name', message: 'What is the call named (reviewList)?' },
  ],
  files,
  regenerates: true,
  next: ({ noun = '', name = '' }) => [
    `say in ${operationsPath(noun)} what ${name} takes and answers, who may call it and whose rows it touches`,
    'run npm run generate after each change of the literal',
    `answer it: npx turbo gen module --args ${noun}, or a handler in a module that is there`,
  ],
};
