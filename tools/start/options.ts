import { parseArgs } from 'node:util';
import { StartFailure } from './failure.ts';

/** How the house is started. */
export type StartOptions = {
  readonly mode: 'built' | 'dev';
  /** Port of every host name. */
  readonly port: number;
  /** Address to listen on; without it the loopback alone, because the sandbox is nobody else's business. */
  readonly address: string | undefined;
  /** Whether Storybook is built and served. */
  readonly storybook: boolean;
  /** URL of a PostgreSQL; without it the embedded database is used. */
  readonly databaseUrl: string | undefined;
  /** Absolute or relative folder of the embedded database. */
  readonly dataDir: string;
  /** Whether `X-Forwarded-Proto` is believed. */
  readonly trustProxy: boolean;
};

const DEFAULT_PORT = 3_000;

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartFailure(`PORT must be a number from 1 to 65535, not '${text}'; for example: PORT=3001 npm start`);
}

function readFlags(args: readonly string[]): { dev: boolean; storybook: boolean } {
  const known = { dev: { type: 'boolean', default: false }, 'no-storybook': { type: 'boolean', default: false } } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: known, strict: true, allowPositionals: false });
    return { dev: values.dev, storybook: !values['no-storybook'] };
  } catch {
    throw new StartFailure(`npm start knows --dev and --no-storybook, not: ${args.join(' ')}`);
  }
}

/** Reads the command line and the environment. Throws a StartFailure that names what is wrong. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const { dev, storybook } = readFlags(args);
  return {
    mode: dev ? 'dev' : 'built',
    port: readPort(env['PORT']),
    address: env['HOST'] || undefined,
    storybook: storybook && !dev,
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataDir: env['WUTONG_DATA'] || '.data',
    trustProxy: env['WUTONG_TRUST_PROXY'] === '1',
  };
}
