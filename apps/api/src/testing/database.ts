import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions, type OpenDatabase } from '../platform/db/index.ts';
import { TEMPLATE, withDatabase } from './global-setup.ts';

/** The two engines, for `describe.each`. */
export const ENGINES = ['postgres', 'embedded'] as const;

/** Which engine a test runs on. */
export type Engine = (typeof ENGINES)[number];

/** A database that a test file or a `describe` has for itself. */
export interface TestDatabase {
  readonly db: Database;
  readonly engine: Engine;
  /** Where it is, for opening it once more. */
  readonly place: DatabaseOptions;
}

/**
 * Gives the surrounding file or `describe` a database with the current schema and no rows, cloned from the run's
 * template and removed afterwards. Call it while tests are declared; use it inside them.
 */
export function useDatabase(engine: Engine, options: DatabaseOptions = {}): TestDatabase {
  let opened: OpenDatabase | undefined;
  let place: Place | undefined;
  beforeAll(async () => {
    place = engine === 'postgres' ? await cloneOnServer() : await copyFolder();
    opened = await openDatabase({ ...options, ...place.options });
  });
  afterAll(async () => {
    await opened?.close();
    await place?.remove();
  });
  return {
    engine,
    get db() {
      return started(opened).db;
    },
    get place() {
      return started(place).options;
    },
  };
}

/** An empty database without any schema on the real PostgreSQL, dropped after the running test. */
export async function bareDatabase(): Promise<string> {
  const { options, remove } = await cloneOnServer('template0');
  onTestFinished(remove);
  return options.url;
}

/** An empty folder, removed after the running test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wutong-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the embedded template's data folder, removed after the running test. */
export async function embeddedCopy(): Promise<string> {
  const { options, remove } = await copyFolder();
  onTestFinished(remove);
  return options.dataDir;
}

interface Place<O extends DatabaseOptions = DatabaseOptions> {
  options: O;
  remove(): Promise<void>;
}

async function cloneOnServer(template: string = TEMPLATE): Promise<Place<{ url: string }>> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  return {
    options: { url: withDatabase(server, name) },
    remove: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

async function copyFolder(): Promise<Place<{ dataDir: string }>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wutong-test-'));
  await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
  return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

function started<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The test database is there inside tests only.');
  return value;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
