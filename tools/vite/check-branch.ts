import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Branch } from '@wutong/site/branch';
import { contrastFailures, type Theme } from '@wutong/ui/theme';
import type { Plugin } from 'vite';
import { HOME } from '../lint/support/process.ts';

/** Where a branch's configuration is checked; a build has checked it already. */
const DEFINE = /[\\/]packages[\\/]site[\\/]src[\\/]branch[\\/]define-branch\.ts$/;

/** What a build that has been checked takes in its place: the configuration as it is. */
const CHECKED = 'export const defineBranch = (branch) => branch;';

/** Every word of the house by `group.key`, from the catalogues themselves. */
async function knownWords(): Promise<ReadonlySet<string>> {
  const files = globSync('packages/ui/src/wording/*.ts', { cwd: HOME }).filter((file) => !file.endsWith('.test.ts'));
  const modules: unknown[] = await Promise.all(files.map((file) => import(pathToFileURL(join(HOME, file)).href)));
  const catalogues = modules.flatMap((module) => Object.entries(Object(module))).filter(([name]) => name.endsWith('Wording'));
  return new Set(catalogues.flatMap(([, words]) =>
    Object.entries(Object(words)).flatMap(([group, keys]) => Object.keys(Object(keys)).map((key) => `${group}.${key}`)),
  ));
}

async function wordMistake(wording: Branch['wording']): Promise<string | null> {
  if (wording === undefined) return null;
  const known = await knownWords();
  const said = Object.entries(wording).flatMap(([group, words]) => Object.keys(words).map((key) => `${group}.${key}`));
  const strange = said.find((word) => !known.has(word));
  return strange ? `wording: the house has no word ${strange}; take it out, or look it up in Storybook under Foundations / Voice` : null;
}

/** What is wrong with a branch's configuration or theme, in a sentence that names the field and the way out; null when it is sound. */
export async function branchMistake(folder: string): Promise<string | null> {
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(join(folder, 'src', `${name}.ts`)).href);
  try {
    const { branch } = (await load('branch')) as { branch: Branch };
    const strange = await wordMistake(branch.wording);
    if (strange) return strange;
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
