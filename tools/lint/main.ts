import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { CHECKS } from './checks/all.ts';
import { runChecks, type CheckResult } from './runner.ts';
import { HOME } from './support/process.ts';

/** More findings than this are counted, not printed: the first ones tell what is wrong. */
const PRINTED = 40;

function print({ name, ok, seconds, details }: CheckResult, check: Check): void {
  console.log(`${ok ? 'ok    ' : 'failed'} ${name.padEnd(13)} ${`${seconds.toFixed(1)} s`.padStart(7)}  ${check.promise}`);
  if (ok) return;
  for (const { where, what } of details.slice(0, PRINTED)) console.log(`         ${where}  ${what}`);
  if (details.length > PRINTED) console.log(`         ... and ${details.length - PRINTED} more`);
  console.log(`         way out: ${check.wayOut}`);
}

/** Names on the command line choose checks; without any, all run. Unknown names are an error, not silence. */
function chosen(names: readonly string[]): readonly Check[] {
  const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(`no check is named ${unknown.join(', ')}; there are: ${CHECKS.map(({ name }) => name).join(', ')}`);
    process.exit(2);
  }
  return names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
}

const results = await runChecks(chosen(process.argv.slice(2)), HOME, print);
await mkdir(join(HOME, 'reports'), { recursive: true });
await writeFile(join(HOME, 'reports/lint.json'), `${JSON.stringify({ checks: results }, null, 2)}\n`);
const failed = results.filter(({ ok }) => !ok);
console.log(`${results.length - failed.length} checks ok, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
