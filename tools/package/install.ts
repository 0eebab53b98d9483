import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { objectAt } from '../lint/support/json.ts';
import { run } from '../lint/support/process.ts';
import { PUBLISHED } from './source.ts';

/** A folder of somebody who has installed the package and nothing else of ours. */
export type Installed = {
  readonly root: string;
  /** Where the package stands in it. */
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/** Types that a TypeScript user of React has besides. */
const TYPES = ['@types/react', '@types/react-dom', '@types/node', 'csstype', 'undici-types'];

/**
 * Unpacks a tarball as npm would and gives it exactly the packages that its manifest asks for, linked from what is
 * installed in the repository `home`: no network, and nothing that it forgot to declare.
 */
export async function install(home: string, tarball: string): Promise<Installed> {
  const root = await mkdtemp(join(tmpdir(), 'wutong-installed-'));
  const folder = join(root, 'node_modules', PUBLISHED);
  await mkdir(folder, { recursive: true });
  const { code, stderr } = await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], root);
  if (code !== 0) throw new Error(`${tarball} can't be unpacked: ${stderr}`);
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const asked = ['dependencies', 'peerDependencies'].flatMap((field) => Object.keys(objectAt(manifest, field)));
  for (const name of [...asked, ...TYPES]) {
    const link = join(root, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(home, 'node_modules', name), link);
  }
  await writeFile(join(root, 'package.json'), '{ "name": "installer", "private": true, "type": "module" }\n');
  return { root, folder, close: () => rm(root, { recursive: true, force: true }) };
}
