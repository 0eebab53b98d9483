import type { Check, Finding } from '../check.ts';
import { matchesByLine, splitComments } from '../support/code.ts';
import { isTestOrStory, readFiles } from '../support/files.ts';

type Rule = { readonly pattern: RegExp; readonly what: string };

const RULES: readonly Rule[] = [
  {
    // A function inside a template makes every copy of the component compute its style on every render.
    pattern: /\$\{\s*(?:async\s+)?(?:function\b|\([^()]*\)\s*=>|\w+\s*=>)/g,
    what: 'a function inside a style',
  },
  { pattern: /(?<![\w#.])(?!0px)\d+(?:\.\d+)?px\b/g, what: 'a raw length' },
];

/** Styles are written once and never computed: what varies is a token or a `data-*` attribute. */
export const styles: Check = {
  name: 'styles',
  promise: 'styles are static and measured in tokens',
  wayOut: 'put the state into a data-* attribute and select on it; take lengths from token.space, token.stroke and kin',
  run: async (root) => {
    const files = await readFiles(root, /^packages\/ui\/src\/(components|patterns|screens)\/.+\.tsx?$/);
    return files
      .filter(({ path, text }) => !isTestOrStory(path) && (path.endsWith('.styles.ts') || text.includes('styled-components')))
      .flatMap(({ path, text }): Finding[] => {
        const { code } = splitComments(text);
        return RULES.flatMap(({ pattern, what }) =>
          matchesByLine(code, pattern).map(({ line, match }) => ({ where: `${path}:${line}`, what: `${what}: ${match}` })),
        );
      });
  },
};
