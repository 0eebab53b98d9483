import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Longest wait for the house to be built and ready, in milliseconds. */
const START_MS = 300_000;

/** A house that is running. */
export interface House {
  stop(): Promise<void>;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port could be had');
  return address.port;
}

/** Registers a host in a database folder, as an operator does: `npm run branch -- add`. */
export async function registerHost(dataDir: string, facts: Readonly<Record<string, string>>): Promise<void> {
  const options = Object.entries(facts).flatMap(([option, value]) => [`--${option}`, value]);
  const child = spawn(process.execPath, ['tools/branch/main.ts', 'add', ...options], {
    cwd: ROOT,
    env: { ...process.env, WUTONG_DATA: dataDir, DATABASE_URL: '' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The host could not be registered');
}

/** Starts the whole house as `npm start` does, without Storybook, and waits until it says that it is ready. */
export async function startHouse({ port, dataDir }: { port: number; dataDir: string }): Promise<House> {
  const child = spawn(process.execPath, ['tools/start/main.ts', '--no-storybook'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), WUTONG_DATA: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The house was not ready in time. It said:\n${said}`)), START_MS);
    const listen = (part: Buffer) => {
      said += part.toString();
      if (!/^ready$/m.test(said)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`The house did not start. It said:\n${said}`)));
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
