import { join } from 'node:path';
import { discoverBranches, loadFacts } from '@wutong/gateway';
import { contrastFailures, type Theme } from '@wutong/ui/theme';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '../start/failure.ts';

/**
 * Loads what a branch says of itself as the sites do, and measures its theme. Throws a StartFailure that names the
 * field or the pair of colours, and the way out.
 */
export async function checkBranchTexts(root: string, key: string): Promise<void> {
  const folders = await discoverBranches(root);
  const folder = folders.find((one) => one.key === key);
  if (!folder) throw new StartFailure(`There is no branch ${key} under apps/`);
  try {
    await loadFacts([folder]);
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
  const { theme }: { theme: Theme } = await import(pathToFileURL(join(folder.folder, 'src', 'theme.ts')).href);
  const [failure] = contrastFailures(theme);
  if (failure) throw new StartFailure(`The theme is too faint to read: ${failure}; change that colour in apps/${key}/src/theme.ts`);
}
