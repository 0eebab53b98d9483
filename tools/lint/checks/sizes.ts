import type { Check, Finding } from '../check.ts';
import { isGenerated, isTestOrStory, lineCount, readFiles } from '../support/files.ts';

type Limit = { readonly kind: string; readonly where: RegExp; readonly lines: number };

/** The first limit whose pattern matches a path holds for it. */
const LIMITS: readonly Limit[] = [
  { kind: 'a hook', where: /\/use-[^/]+\.tsx?$/, lines: 60 },
  { kind: 'a routes file', where: /\.routes\.ts$/, lines: 150 },
  { kind: 'a service', where: /\.service\.ts$/, lines: 300 },
  { kind: 'a repository', where: /\.repository\.ts$/, lines: 250 },
  { kind: 'a screen', where: /^packages\/ui\/src\/screens\/.+\/[A-Z][^/.]*\.tsx$/, lines: 200 },
  { kind: 'a component', where: /^packages\/ui\/src\/.+\/[A-Z][^/.]*\.tsx$/, lines: 150 },
  { kind: 'a route', where: /^packages\/site\/src\/routes\/.+\.tsx$/, lines: 80 },
  { kind: 'a file', where: /\.([cm]?[jt]sx?|css)$/, lines: 400 },
];

/** Long by nature: word lists and lists of records that are data, not code. */
const DATA = /^packages\/(sample|contract|domain)\/src\/(.+\/)?(vocabulary|data|lists)(\/|\.|-)/;

/** Files stay small enough to be read in one go. */
export const sizes: Check = {
  name: 'sizes',
  promise: 'no file is longer than its kind allows',
  wayOut: 'split the file by idea: a part with a name of its own, not a "helpers" file',
  run: async (root) => {
    const files = await readFiles(root, /\.([cm]?[jt]sx?|css)$/);
    return files.flatMap(({ path, text }): Finding[] => {
      if (isTestOrStory(path) || isGenerated(path) || DATA.test(path)) return [];
      const limit = LIMITS.find(({ where }) => where.test(path));
      const lines = lineCount(text);
      if (limit === undefined || lines <= limit.lines) return [];
      return [{ where: path, what: `${lines} lines, ${limit.kind} may have ${limit.lines}` }];
    });
  },
};
