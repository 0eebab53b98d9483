import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { HOME, run } from '../lint/support/process.ts';

/** What takes the pictures: other settings of it make other pictures. */
const CAMERA = ['tools/visual/camera.ts', '.storybook/stillness.ts'];

/** What pictures of one story must have in common to be comparable, as a line for people. */
export async function environmentOf(browser: Browser): Promise<string> {
  const hash = createHash('sha256');
  for (const file of CAMERA) hash.update(await readFile(join(HOME, file)));
  const fonts = await run('fc-list', ['--format', '%{file} %{fontversion}\n'], HOME).catch(() => null);
  hash.update((fonts?.stdout ?? '').split('\n').toSorted().join('\n'));
  return `Chromium ${browser.version()} ${process.platform} ${process.arch} ${hash.digest('hex').slice(0, 12)}`;
}
