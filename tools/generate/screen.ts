import { withLine, withReplaced } from './edit.ts';
import { answerTo, type Answers, type GeneratedFile, type Generator, type ReadFile } from './generator.ts';
import { namesOf, singularOf } from './names.ts';
import { operationsPath } from './operation.ts';
import { screenTexts, type ScreenParts } from './screen-texts.ts';

const WORDING = 'packages/ui/src/wording/wording.ts';
const ROUTES = 'packages/site/src/catalogue/routes.ts';
const PAGES = 'packages/site/src/routes/pages.ts';

function existing(read: ReadFile, path: string): string {
  const text = read(path);
  if (text === undefined) throw new Error(`${path} is missing; the generator no longer fits the house`);
  return text;
}

function withWords(text: string, { nouns }: ScreenParts): string {
  const line = `import { ${nouns.camel}Wording } from './${nouns.kebab}.ts';`;
  const imported = withLine(text, line, /^import \{ \w+Wording \} from '\.\//, WORDING);
  return withLine(imported, `  ...${nouns.camel}Wording,`, /^ {2}\.\.\.\w+Wording,$/, WORDING);
}

/** The page for what is not found stays the last of both lists. */
function withRoute(text: string, { nouns, title }: ScreenParts): string {
  const place = /^ {2}notFound: /m;
  const route = `  ${nouns.camel}: { path: '/${nouns.kebab}', title: '${title}', needs: 'nothing', query: ['page'] },\n  notFound: `;
  return withReplaced(text, place, route, ROUTES);
}

function withPage(text: string, { nouns }: ScreenParts): string {
  const page = `  ${nouns.camel}: lazy(() => import('./${nouns.kebab}/${nouns.kebab}-route.tsx')),\n  notFound: `;
  return withReplaced(text, /^ {2}notFound: /m, page, PAGES);
}

function files(answers: Answers, read: ReadFile): readonly GeneratedFile[] {
  const nouns = namesOf(answerTo(answers, 'noun'));
  const noun = namesOf(singularOf(nouns.kebab));
  const title = answerTo(answers, 'title');
  if (/['"\\`{}<>]/.test(title)) throw new Error(`"${title}" cannot be a title: it holds a quote, a brace or a bracket`);
  const parts: ScreenParts = { nouns, noun, operation: `${noun.camel}List`, title };
  if (!(read(operationsPath(nouns.kebab)) ?? '').includes(`export const ${parts.operation} `)) {
    const command = `npx turbo gen operation --args ${nouns.kebab} ${parts.operation}`;
    throw new Error(`the contract has no ${parts.operation}, which the screen would read; first: ${command}`);
  }
  return [
    ...screenTexts(parts),
    { path: WORDING, text: withWords(existing(read, WORDING), parts) },
    { path: ROUTES, text: withRoute(existing(read, ROUTES), parts) },
    { path: PAGES, text: withPage(existing(read, PAGES), parts) },
  ];
}

/** A screen: drawn in ui in every state, and its route and hook in site. */
export const screen: Generator = {
  name: 'screen',
  description: 'a screen in all its states, with its route and hook, for the list call of a noun',
  questions: [
    { name: 'noun', message: 'Which noun does it show, in the plural (reviews)?' },
    { name: 'title', message: 'What is its title, in Chinese (学员评价)?' },
  ],
  files,
  regenerates: true,
  next: ({ noun = '' }) => [
    `draw in packages/ui/src/screens/${noun}-screen what a reader of ${noun} needs`,
    'put a link to it into the menu of the branches that shall have it',
  ],
};
