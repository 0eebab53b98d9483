import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAt, textAt } from '../lint/support/json.ts';
import { run, type Outcome } from '../lint/support/process.ts';
import { copyRepository } from './copy.ts';

/** One thing of each kind, in the order in which they need each other, each started as a person would start it. */
const STARTS = [
  ['node_modules/turbo/bin/turbo', 'gen', 'component', '--args', 'course-badge'],
  ['node_modules/turbo/bin/turbo', 'gen', 'operation', '--args', 'reviews', 'reviewList'],
  ['tools/generate/main.ts', 'module', 'reviews'],
  ['tools/generate/main.ts', 'screen', 'reviews', '学员评价'],
];

/** Workspaces that got something new. */
const CHANGED = ['packages/contract', 'packages/ui', 'packages/site', 'apps/api'];

/** What else is wrong in the repository is told by lint itself; here only what has to do with the new files. */
const OURS = /reviews|reviewList|course-badge|CourseBadge|could not be carried out/;

describe('what the generators write', () => {
  let root = '';
  let remove = async (): Promise<void> => {};
  const started: Outcome[] = [];

  async function node(...args: readonly string[]): Promise<Outcome> {
    return run(process.execPath, args, root);
  }

  beforeAll(async () => {
    ({ root, remove } = await copyRepository());
    for (const args of STARTS) started.push(await node(...args));
  }, 300_000);

  afterAll(() => remove());

  it('is written without asking, and what is left to do is said', () => {
    for (const { code, stdout, stderr } of started) {
      expect(`${stdout}${stderr}`).toContain('next: ');
      expect(code).toBe(0);
    }
    expect(started[0]?.stdout).toContain('wrote packages/ui/src/components/course-badge/CourseBadge.mdx');
    expect(started[2]?.stdout).toMatch(/wrote apps\/api\/src\/platform\/db\/migrations\/\d{4}-reviews\.ts/);
    expect(started[3]?.stdout).toContain('wrote packages/site/src/routes/reviews/use-reviews.ts');
  });

  it('has its browser call, its handler and its page', () => {
    const text = (path: string): string => readFileSync(join(root, path), 'utf8');
    expect(text('packages/contract/src/calls/generated/reviews.ts')).toContain('export const reviewList');
    expect(text('apps/api/src/modules/registry.ts')).toContain('...reviewsHandlers');
    expect(text('packages/site/src/routes/pages.ts')).toContain(`import('./reviews/reviews-route.tsx')`);
  });

  it('is not written over', async () => {
    const again = await node('tools/generate/main.ts', 'component', 'course-badge');
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('already there: packages/ui/src/components/course-badge/index.ts');
  });

  it('passes lint', async () => {
    await node('tools/lint/main.ts');
    const report: unknown = JSON.parse(readFileSync(join(root, 'reports/lint.json'), 'utf8'));
    const findings = listAt(report, 'checks').flatMap((check) =>
      listAt(check, 'details').map((one) => `${textAt(check, 'name')}: ${textAt(one, 'where')} ${textAt(one, 'what')}`),
    );
    expect(findings.filter((finding) => OURS.test(finding))).toEqual([]);
  }, 300_000);

  it.each(CHANGED)('type-checks in %s', async (folder) => {
    const { stdout } = await node('node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', `${folder}/tsconfig.json`);
    expect(stdout.split('\n').filter((line) => OURS.test(line))).toEqual([]);
  }, 300_000);

  /** Runs test files by parts of their paths and answers for each how those of its tests ended that are about the new things. */
  async function tested(config: string, report: string, files: readonly string[]): Promise<Record<string, string>> {
    const output = ['--reporter=json', `--outputFile=reports/${report}.json`];
    const { stdout, stderr } = await node('node_modules/vitest/vitest.mjs', 'run', '--config', config, ...files, ...output);
    const written = await readFile(join(root, `reports/${report}.json`), 'utf8').catch(() => `{}`);
    const results = listAt(JSON.parse(written), 'testResults');
    if (results.length === 0) throw new Error(`${stdout}${stderr}`);
    return Object.fromEntries(results.map((file) => {
      const path = textAt(file, 'name').slice(root.length + 1);
      const tests = listAt(file, 'assertionResults').filter((one) => OURS.test(path) || OURS.test(textAt(one, 'fullName')));
      const bad = tests.filter((one) => textAt(one, 'status') !== 'passed').map((one) => textAt(one, 'fullName'));
      return [path, tests.length === 0 ? 'has no test of it' : bad.length === 0 ? 'passed' : `failed: ${bad.join('; ')}`];
    }));
  }

  it('passes its own tests, and those that walk over every operation and every story', async () => {
    const files = ['modules/reviews/', 'reviews-screen/', 'round-trip', 'server-render'];
    expect(await tested('vitest.config.ts', 'generated', files)).toEqual({
      'apps/api/src/modules/reviews/reviews.test.ts': 'passed',
      'packages/contract/src/round-trip.test.ts': 'passed',
      'packages/ui/src/screens/reviews-screen/ReviewsScreen.test.ts': 'passed',
      'packages/ui/src/server-render.test.ts': 'passed',
    });
  }, 420_000);

  it('passes in a browser: conformance, every story, no accessibility violation', async () => {
    const files = ['course-badge/', 'reviews-screen/'];
    expect(await tested('.storybook/vitest.config.ts', 'generated-browser', files)).toEqual({
      'packages/ui/src/components/course-badge/CourseBadge.test.tsx': 'passed',
      'packages/ui/src/components/course-badge/CourseBadge.stories.tsx': 'passed',
      'packages/ui/src/screens/reviews-screen/ReviewsScreen.stories.tsx': 'passed',
    });
  }, 420_000);
});
