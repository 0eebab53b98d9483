import { relative } from 'node:path';
import { isObject, listAt, textAt } from '../lint/support/json.ts';

/** How a step went. `failures` names what failed, for the end of the run. */
export type Totals = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] };

/** One test or check of a report. */
type Verdict = { readonly name: string; readonly passed: boolean; readonly note: string };

/** What becomes of tests that a run passed over: they failed, unless it was asked for a part only. */
export type PassedOver = 'failed' | 'ignored';

/** How Vitest calls a test that did not run. */
const SKIPPED = new Set(['skipped', 'pending', 'todo']);

/** The verdicts of Vitest's JSON report. Whatever did not pass failed: skipped, todo and pending tests too. */
function testVerdicts(report: unknown, passedOver: PassedOver): readonly Verdict[] {
  return listAt(report, 'testResults').flatMap((file) => {
    const path = relative(process.cwd(), textAt(file, 'name'));
    const tests = listAt(file, 'assertionResults').map((test): Verdict & { status: string } => {
      const status = textAt(test, 'status');
      const note = status === 'failed' ? '' : ` (${status})`;
      return { name: `${path} > ${textAt(test, 'fullName')}`, passed: status === 'passed', note, status };
    }).filter(({ status }) => passedOver === 'failed' || !SKIPPED.has(status));
    // A file that breaks while it loads has no tests of its own, yet it failed.
    const brokeItself = textAt(file, 'status') === 'failed' && tests.every(({ passed }) => passed);
    return brokeItself ? [...tests, { name: path, passed: false, note: ' (the file itself)' }] : tests;
  });
}

/** The verdicts of a list of checks as lint and types write it: `{ checks: [{ name, ok }] }`. */
function checkVerdicts(report: unknown): readonly Verdict[] {
  return listAt(report, 'checks').map((check) => ({
    name: textAt(check, 'name'),
    passed: isObject(check) && check['ok'] === true,
    note: '',
  }));
}

/**
 * Adds up one step from the report its runner left (null when it left none) and its exit code. A step without a
 * report, without a single test, or that ends badly although every test passed, counts as one failure more: what
 * is not seen to pass has failed.
 */
export function totalsOf(step: string, report: unknown, exitCode: number, passedOver: PassedOver = 'failed'): Totals {
  const verdicts = [...testVerdicts(report, passedOver), ...checkVerdicts(report)];
  const failures = verdicts.filter(({ passed }) => !passed).map(({ name, note }) => `${step}: ${name}${note}`);
  const passed = verdicts.length - failures.length;
  if (report === null) failures.push(`${step}: ended with code ${exitCode} and left no report`);
  else if (verdicts.length === 0) failures.push(`${step}: ran no test`);
  else if (exitCode !== 0 && failures.length === 0) failures.push(`${step}: every test passed, yet it ended with code ${exitCode}`);
  return { passed, failed: failures.length, failures };
}

/** The sum over steps. */
export function sum(all: readonly Totals[]): Totals {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The one line that ends a run. */
export function closingLine({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`;
}
