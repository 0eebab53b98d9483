import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { HOME } from '../lint/support/process.ts';

/** A start that ended, with all it said. */
export type EndedStart = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** A start that is under way. */
export type RunningStart = {
  readonly child: ChildProcess;
  /** Resolves at the line `ready`; rejects when it ended before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<EndedStart>;
};

/** The command of a start without Storybook. */
function commandOf(nodeArgs: readonly string[]): readonly string[] {
  return [process.execPath, ...nodeArgs, join(HOME, 'tools/start.mjs'), '--no-storybook'];
}

/** Starts the house without Storybook, with these settings on top of a clean environment. */
export function startHouse(env: NodeJS.ProcessEnv, nodeArgs: readonly string[] = []): RunningStart {
  return run(commandOf(nodeArgs), env);
}

/** The same as npm does it: a shell stands between. */
export function startHouseInShell(env: NodeJS.ProcessEnv): RunningStart {
  return run(['/bin/sh', '-c', `${commandOf([]).map((part) => `'${part}'`).join(' ')}; exit $?`], { ...env, npm_lifecycle_event: 'start' });
}

function run([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): RunningStart {
  const { DATABASE_URL: _url, PORT: _port, NODE_ENV: _mode, npm_lifecycle_event: _script, ...clean } = process.env;
  const child = spawn(program, args, {
    cwd: HOME,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...clean, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  const ended = new Promise<EndedStart>((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      stdout += part.toString();
      if (/^ready$/m.test(stdout)) resolve();
    });
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${stdout}${stderr}`)));
  });
  // A test that only looks at the end need not handle the other.
  ready.catch(() => undefined);
  return { child, ready, ended };
}

/** A port of the loopback that nothing listens on, and a way to occupy it. */
export async function freePort(): Promise<{ port: number; occupy: () => Promise<() => Promise<void>> }> {
  const listenOn = async (port: number): Promise<{ port: number; close: () => Promise<void> }> => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.address();
    const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
    return { port: typeof address === 'object' && address !== null ? address.port : 0, close };
  };
  const probe = await listenOn(0);
  await probe.close();
  return { port: probe.port, occupy: async () => (await listenOn(probe.port)).close };
}
