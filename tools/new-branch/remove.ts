/** `npm run remove-branch -- --key K`: takes a branch back that `npm run new-branch` made. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HOME } from '../lint/support/process.ts';
import { StartFailure, sentenceOf } from '../start/failure.ts';
import { noteInstalled } from '../start/prepare.mjs';
import { forgetRecords } from './forget-records.ts';
import { eraseBranch } from './write-branch.ts';

const USAGE = 'npm run remove-branch -- --key nursing';

function readKey(args: readonly string[]): string {
  try {
    const { key } = parseArgs({ args: [...args], options: { key: { type: 'string' } }, strict: true }).values;
    if (key !== undefined && /^[a-z][a-z0-9-]+$/.test(key)) return key;
  } catch {
    // The usage below says how it is written.
  }
  throw new StartFailure(`Usage: ${USAGE}`);
}

/** Whether the branch is part of the repository's history: then taking it away is a change to review, not to undo. */
function isCommitted(key: string): boolean {
  const { stdout } = spawnSync('git', ['ls-files', `apps/${key}`], { cwd: HOME, encoding: 'utf8' });
  return stdout.trim() !== '';
}

try {
  const key = readKey(process.argv.slice(2));
  if (!existsSync(join(HOME, 'apps', key))) throw new StartFailure(`There is no branch ${key} under apps/`);
  if (isCommitted(key)) throw new StartFailure(`apps/${key} is committed; take it away as a change: git rm -r apps/${key} && npm install`);
  const hosts = await forgetRecords(key);
  await eraseBranch(HOME, key);
  noteInstalled(HOME);
  console.log(`apps/${key} and its entry in the lock file are gone${hosts.length > 0 ? `, and so are the records of ${hosts.join(', ')}` : ''}.`);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
