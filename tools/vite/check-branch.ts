import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contrastFailures, type Theme } from '@wutong/ui/theme';
import type { Plugin } from 'vite';

/** Where a branch's configuration is checked; a build has checked it already. */
const DEFINE = /[\\/]packages[\\/]site[\\/]src[\\/]branch[\\/]define-branch\.ts$/;

/** What a build that has been checked takes in its place: the configuration as it is. */
const CHECKED = 'export const defineBranch = (branch) => branch;';

/** What is wrong with a branch's configuration or theme, in a sentence that names the field and the way out; null when it is sound. */
export async function branchMistake(folder: string): Promise<string | null> {
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(join(folder, 'src', `${name}.ts`)).href);
  try {
    await load('branch');
    const { theme } = (await load('theme')) as { theme: Theme };
    const [faint] = contrastFailures(theme);
    return faint ? `${faint}; change that colour in src/theme.ts` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Stops a build whose branch has a mistake, so that it never reaches a learner; the checks themselves then need not travel
 * to any browser.
 */
export function checkBranch(folder: string): Plugin {
  return {
    name: 'wutong:check-branch',
    apply: 'build',
    async buildStart() {
      const mistake = await branchMistake(folder);
      if (mistake !== null) this.error(mistake);
    },
    transform: {
      filter: { id: DEFINE },
      handler: () => ({ code: CHECKED, map: null }),
    },
  };
}
