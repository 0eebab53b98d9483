import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BENCH } from './places.ts';

/**
 * Installs the peers where they are missing or another lock file was installed. They have a lock file of their own,
 * so that nobody who installs the project installs them. Nothing of theirs is run at installation.
 */
export async function installPeers(): Promise<void> {
  const note = join(BENCH, 'node_modules/.bench-lock');
  const lock = await readFile(join(BENCH, 'package-lock.json'), 'utf8');
  if (existsSync(note) && (await readFile(note, 'utf8')) === lock) return;
  console.log('▸ Installing the peers into bench/node_modules (once; half a gigabyte, about a minute)');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: BENCH, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed: npm ci in bench/ failed');
  await writeFile(note, lock);
}
