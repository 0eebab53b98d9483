import type { Check, Finding } from './check.ts';

/** How one check ended; `details` is empty when it is ok. Counted as one test by the test runner. */
export type CheckResult = {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly details: readonly Finding[];
};

async function runOne(check: Check, root: string): Promise<CheckResult> {
  const start = performance.now();
  const details = await check.run(root).catch((error: unknown): readonly Finding[] => [
    { where: check.name, what: `could not be carried out: ${error instanceof Error ? error.message : String(error)}` },
  ]);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  return { name: check.name, ok: details.length === 0, seconds, details };
}

/**
 * Runs every check, `width` of them at a time, and tells `report` of each as soon as it ends.
 * The results come in the order of the checks, whatever order they ended in.
 */
export async function runChecks(
  checks: readonly Check[],
  root: string,
  report: (result: CheckResult, check: Check) => void,
  width = 3,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = [...checks.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, check] = next;
      const result = await runOne(check, root);
      results[index] = result;
      report(result, check);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
