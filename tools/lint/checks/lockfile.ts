import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Finding } from '../check.ts';
import { isObject, objectAt, textAt } from '../support/json.ts';
import { run } from '../support/process.ts';

/** Where a lock file may say that a package came from: nowhere, or the registry that everybody has. */
const DEFAULT_REGISTRY = 'https://registry.npmjs.org/';

function foreignSources(lock: unknown): readonly Finding[] {
  return Object.entries(objectAt(lock, 'packages')).flatMap(([name, entry]) => {
    const resolved = textAt(entry, 'resolved');
    const linked = isObject(entry) && entry['link'] === true;
    if (resolved === '' || linked || resolved.startsWith(DEFAULT_REGISTRY)) return [];
    return [{ where: 'package-lock.json', what: `${name} is resolved from another place than the default registry` }];
  });
}

/** What npm says of a lock file that does not fit: one line a package, `Missing: x@1 from lock file`. */
async function misfits(root: string): Promise<readonly Finding[]> {
  const { code, stdout, stderr } = await run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], root);
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /\b(Missing|Invalid):/.test(line));
  if (code !== 0 && lines.length === 0) {
    return [{ where: 'package-lock.json', what: `npm ci --dry-run failed: ${stderr.trim().split('\n').at(-1) ?? ''}` }];
  }
  return lines.map((line) => ({ where: 'package-lock.json', what: line.replace(/^npm (error|ERR!|warn) ?/, '').trim() }));
}

/** A fresh clone installs, on every platform, from the registry that everybody has. */
export const lockfile: Check = {
  name: 'lockfile',
  promise: 'package-lock.json is complete and names no private place',
  wayOut: 'run npm install with the default registry; where a release lacks other platforms, take the one before it',
  run: async (root) => {
    const lock: unknown = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
    return [...foreignSources(lock), ...(await misfits(root))];
  },
};
