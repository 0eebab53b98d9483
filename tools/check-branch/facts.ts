import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Branch } from '@wutong/site/branch';
import { enabledPaths } from '@wutong/site/catalogue';
import { contrastFailures, type Theme } from '@wutong/ui/theme';
import { StartFailure } from '../start/failure.ts';

/** What a branch says of itself. */
export interface BranchTexts {
  readonly branch: Branch;
  readonly theme: Theme;
}

/** Loads a branch's configuration and theme. Throws a StartFailure that names the field and the way out. */
export async function loadTexts(root: string, key: string): Promise<BranchTexts> {
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(join(root, 'apps', key, 'src', `${name}.ts`)).href);
  try {
    const [one, other] = (await Promise.all([load('branch'), load('theme')])) as [{ branch: Branch }, { theme: Theme }];
    return { branch: one.branch, theme: other.theme };
  } catch (error) {
    throw new StartFailure(`apps/${key}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function linesBelow(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0);
}

/** Facts of a branch that a launch ticket wants beside the verdicts. Throws a StartFailure where its theme is too faint. */
export async function factsOf(root: string, key: string, { branch, theme }: BranchTexts) {
  const [faint] = contrastFailures(theme);
  if (faint) throw new StartFailure(`The theme is too faint to read: ${faint}; change that colour in apps/${key}/src/theme.ts`);
  return [
    { what: 'Lines of configuration', value: `${await linesBelow(join(root, 'apps', key, 'src'))} (at most 150)` },
    { what: 'Contrast', value: 'WCAG AA in every pair of colours that the components use, light and dark' },
    { what: 'Routes', value: [...enabledPaths(branch)].join(' ') },
    { what: 'Shopping variant', value: branch.shopping },
  ];
}
