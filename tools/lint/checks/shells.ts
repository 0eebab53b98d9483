import type { Check, Finding } from '../check.ts';
import { isTestOrStory, lineCount, readFiles } from '../support/files.ts';
import { readWorkspaces } from '../support/workspaces.ts';

/** How many lines the whole of a branch may have, so that a branch stays data rather than a program. */
const SHELL_LINES = 150;

/** A branch is its data: everything shared lives in site and ui. */
export const shells: Check = {
  name: 'shells',
  promise: `the whole of apps/<branch>/src has at most ${SHELL_LINES} lines`,
  wayOut: 'move what the branch does into packages/site (behaviour) or packages/ui (look) and choose it by data',
  run: async (root) => {
    const workspaces = await readWorkspaces(root);
    const branches = workspaces.filter(({ layer }) => layer === 'branch');
    const found = await Promise.all(
      branches.map(async ({ folder }): Promise<Finding[]> => {
        const files = await readFiles(root, new RegExp(`^${folder}/src/.+\\.([cm]?[jt]sx?|css|html)$`));
        const counted = files.filter(({ path }) => !isTestOrStory(path));
        const lines = counted.reduce((sum, { text }) => sum + lineCount(text), 0);
        return lines <= SHELL_LINES
          ? []
          : [{ where: `${folder}/src`, what: `${lines} lines in ${counted.length} files, at most ${SHELL_LINES}` }];
      }),
    );
    return found.flat();
  },
};
