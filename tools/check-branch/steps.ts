import { join } from 'node:path';
import type { Step } from '../test/steps.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** A run of the test runner that leaves `reports/<name>.json`. */
function vitest(root: string, name: string, what: string, config: string, more: Partial<Step> & { args?: readonly string[] }): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(root, 'reports', `${name}.json`)}`];
  const { args = [], ...rest } = more;
  return { name, what, script: VITEST, args: ['run', '--config', config, ...reporters, ...args], minutes: 15, needsBrowser: true, ...rest };
}

/** What is run for one branch, in order: the quick ones first, so that a mistake is heard of early. */
export function branchSteps(root: string, key: string): readonly Step[] {
  // The runner takes a pattern over the full name: suites of branches are called `on <key>` and `the build of <key>`.
  const own = ['-t', `(on|the build of) ${key}( |$)`];
  return [
    { name: 'lint', what: 'Structure and size of the branch', script: 'tools/lint/main.ts', args: ['shells', 'colours', 'styles', 'lockfile', 'directions'], minutes: 5, needsBrowser: false },
    vitest(root, 'branch-journeys', 'Every route, accessibility, the purchase and the ways it can go wrong, in a browser', 'e2e/vitest.config.ts', { args: own }),
    vitest(root, 'branch-stories', 'Every story in the dress of the branch', '.storybook/vitest.config.ts', { env: { WUTONG_STORIES: `brand:${key}` } }),
  ];
}
