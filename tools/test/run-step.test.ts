import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wutong-step-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const step = (minutes = 1): Step => ({ name: 'made-up', what: '', script: 'run.mjs', args: [], minutes, needsBrowser: false });
const runner = (text: string): Promise<void> => writeFile(join(root, 'run.mjs'), `import { writeFileSync } from 'node:fs';\n${text}`);
const REPORT = `writeFileSync('reports/made-up.json', JSON.stringify({ checks: [{ name: 'one', ok: true }] }));`;

describe('running a step', () => {
  it('adds up what the runner reported', async () => {
    await runner(REPORT);
    expect(await runStep(root, step(), process.env)).toEqual({ passed: 1, failed: 0, failures: [] });
  });

  it('takes a crash for a failure, and no old report for a new one', async () => {
    await mkdir(join(root, 'reports'));
    await writeFile(join(root, 'reports/made-up.json'), '{"checks":[{"name":"old","ok":true}]}');
    await runner(`process.kill(process.pid, 'SIGKILL');`);
    const totals = await runStep(root, step(), process.env);
    expect(totals).toMatchObject({ passed: 0, failed: 1 });
  });

  it('takes half a report for none', async () => {
    await runner(`writeFileSync('reports/made-up.json', '{"checks":[');`);
    expect((await runStep(root, step(), process.env)).failed).toBe(1);
  });

  it('ends a runner that hangs, and what it started', async () => {
    await runner(`${REPORT} setInterval(() => undefined, 1_000);`);
    const totals = await runStep(root, step(0.03), process.env);
    expect(totals.failures[0]).toContain('ended with code 124');
  });
});
