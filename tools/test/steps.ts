import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A step of the test run: a program of the repository that leaves `reports/<name>.json`. */
export type Step = {
  readonly name: string;
  readonly what: string;
  /** Script relative to the root, and its arguments. */
  readonly script: string;
  readonly args: readonly string[];
  /** The step is ended after this many minutes: a hang is a failure, not a wait. */
  readonly minutes: number;
  readonly needsBrowser: boolean;
  /** What the program's environment has besides the run's own. */
  readonly env?: Readonly<Record<string, string>>;
};

const VITEST = 'node_modules/vitest/vitest.mjs';
const STORIES = '.storybook/vitest.config.ts';

/** Where a step's runner writes its verdicts, from the root. */
export function reportOf(name: string): string {
  return `reports/${name}.json`;
}

/** A run of the test runner. It takes a path of its report from its own root, so it is given a whole one. */
function vitest(root: string, name: string, what: string, config: string, needsBrowser: boolean): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(root, reportOf(name))}`];
  return { name, what, script: VITEST, args: ['run', '--config', config, ...reporters], minutes: 15, needsBrowser };
}

function plain(name: string, what: string, script: string): Step {
  return { name, what, script, args: [], minutes: 8, needsBrowser: false };
}

/** The stories of changed components under every brand and scheme; nothing when no component changed. */
function changedStories(root: string, folders: readonly string[]): readonly Step[] {
  if (folders.length === 0) return [];
  const every = vitest(root, 'changed-stories', 'Changed components under every brand and scheme', STORIES, true);
  return [{ ...every, args: [...every.args, ...folders], env: { WUTONG_STORIES: 'full' } }];
}

/**
 * The steps in order; those of folders that have no tests yet are not there. `changed` are the folders of changed
 * components.
 */
export function listSteps(root: string, changed: readonly string[]): readonly Step[] {
  const runs = [
    // The generators' test runs what they write in a browser too.
    vitest(root, 'unit', 'Unit, contract and database tests', 'vitest.config.ts', true),
    vitest(root, 'builds', 'What is built: Storybook for Chromatic, pictures of stories, the package', 'tools/vitest.builds.config.ts', true),
    vitest(root, 'stories', 'Storybook stories in a browser', STORIES, true),
    ...changedStories(root, changed),
    vitest(root, 'journeys', 'Journeys in a browser', 'e2e/vitest.config.ts', true),
  ];
  return [
    plain('lint', 'Lint and structure', 'tools/lint/main.ts'),
    plain('types', 'Types of every workspace', 'tools/test/types.ts'),
    ...runs.filter(({ args }) => existsSync(join(root, args[2] ?? ''))),
  ];
}
