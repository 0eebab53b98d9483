import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reportOf, type Step } from './steps.ts';
import { totalsOf, type PassedOver, type Totals } from './totals.ts';

const MINUTE = 60_000;

/** Runs a program with its output on this terminal and answers its exit code; 124 when it had to be ended. */
async function exitCodeOf(root: string, step: Step, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    // A group of its own, so that a hanging browser or database is ended together with its runner.
    const child = spawn(process.execPath, [join(root, step.script), ...step.args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...step.env },
      detached: process.platform !== 'win32',
    });
    const end = (signal: NodeJS.Signals): void => {
      try {
        if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
      } catch {
        // It ended by itself meanwhile.
      }
    };
    const interrupted = (): void => end('SIGTERM');
    process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
    const timer = setTimeout(() => {
      console.error(`${step.name} is ended: it took longer than ${step.minutes} minutes`);
      end('SIGKILL');
    }, step.minutes * MINUTE);
    const finish = (code: number): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${step.name} can't be started: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code) => finish(code ?? 124));
  });
}

/** What a runner wrote; null when it wrote nothing that can be read. */
async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Runs a step to its end and adds it up. An old report is removed first, so that it can't stand for this run. */
export async function runStep(
  root: string,
  step: Step,
  env: NodeJS.ProcessEnv,
  { passedOver = 'failed' }: { passedOver?: PassedOver } = {},
): Promise<Totals> {
  const file = join(root, reportOf(step.name));
  await mkdir(join(root, 'reports'), { recursive: true });
  await rm(file, { force: true });
  const exitCode = await exitCodeOf(root, step, env);
  return totalsOf(step.name, await readReport(file), exitCode, passedOver);
}
