import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Finding } from '../check.ts';
import { isObject, objectAt, textAt } from '../support/json.ts';
import { run } from '../support/process.ts';

/** Where a lock file may say that a package came from: nowhere, or the registry that everybody has. */
const DEFAULT_REGISTRY = 'https://registry.npmjs.org/';

/** Folders that are installed by themselves; all but the root may be missing. */
const INSTALLED = ['', 'bench/'];

function foreignSources(lock: unknown, where: string): readonly Finding[] {
  return Object.entries(objectAt(lock, 'packages')).flatMap(([name, entry]) => {
    const resolved = textAt(entry, 'resolved');
    const linked = isObject(entry) && entry['link'] === true;
    if (resolved === '' || linked || resolved.startsWith(DEFAULT_REGISTRY)) return [];
    return [{ where, what: `${name} is resolved from another place than the default registry` }];
  });
}

/** What npm says of a lock file that does not fit: one line a package, `Missing: x@1 from lock file`. */
async function misfits(root: string, where: string): Promise<readonly Finding[]> {
  const { code, stdout, stderr } = await run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], root);
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /\b(Missing|Invalid):/.test(line));
  if (code !== 0 && lines.length === 0) {
    return [{ where, what: `npm ci --dry-run failed: ${stderr.trim().split('\n').at(-1) ?? ''}` }];
  }
  return lines.map((line) => ({ where, what: line.replace(/^npm (error|ERR!|warn) ?/, '').trim() }));
}

async function findingsIn(root: string, folder: string): Promise<readonly Finding[]> {
  const lock: unknown = JSON.parse(await readFile(join(root, folder, 'package-lock.json'), 'utf8'));
  const where = `${folder}package-lock.json`;
  return [...foreignSources(lock, where), ...(await misfits(join(root, folder), where))];
}

/** A fresh clone installs, on every platform, from the registry that everybody has. */
export const lockfile: Check = {
  name: 'lockfile',
  promise: 'package-lock.json is complete and names no private place',
  wayOut: 'run npm install with the default registry; where a release lacks other platforms, take the one before it',
  run: async (root) => {
    const folders = INSTALLED.filter((folder) => folder === '' || existsSync(join(root, folder, 'package.json')));
    return (await Promise.all(folders.map((folder) => findingsIn(root, folder)))).flat();
  },
};
