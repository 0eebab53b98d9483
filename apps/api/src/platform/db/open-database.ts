import type { Kysely, Transaction } from 'kysely';
import { EmbeddedDialect } from './embedded/dialect.ts';
import { openEmbedded } from './embedded/open.ts';
import { DatabaseUnreachable } from './errors.ts';
import { migrate } from './migrate.ts';
import { checkReachable, createPool, describeAddress, GuardedPostgresDialect, isPostgresUrl } from './postgres.ts';
import type { Schema } from './schema/index.ts';
import { RootHandle } from './transaction-guard.ts';

/** The root handle of the database. Repositories take a `Handle`, so that they work in a transaction too. */
export type Database = RootHandle<Schema>;

/** What a repository works on: the root handle or a transaction of it. */
export type Handle = Kysely<Schema> | Transaction<Schema>;

/** A database that is open and has the current schema. */
export interface OpenDatabase {
  db: Database;
  engine: 'embedded' | 'postgres';
  close(): Promise<void>;
}

/** Where the database is and how it is used. */
export interface DatabaseOptions {
  /** PostgreSQL URL; without it the embedded engine is used. */
  url?: string | undefined;
  /** Folder of the embedded database, made if missing. Used without a URL only. */
  dataDir?: string | undefined;
  /** Longest time for one statement, in milliseconds. */
  statementTimeout?: number | undefined;
  /** Most connections to PostgreSQL at once. */
  connections?: number | undefined;
  /** Told about idle connections that were lost; nothing needs to be done about them. */
  onLostConnection?: ((error: Error) => void) | undefined;
}

const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECTIONS = 10;

/**
 * Opens the database and brings its schema up to date. Several processes may do so at once on PostgreSQL; the
 * embedded engine belongs to one process. Throws DatabaseInUse, DatabaseDamaged, DatabaseUnreachable or
 * MigrationFailed, each with the way out in its message and no data touched.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT_MS;
  if (options.url === undefined || options.url === '') {
    return await openOnEmbedded(options.dataDir ?? '.data', statementTimeout);
  }
  if (!isPostgresUrl(options.url)) {
    throw new DatabaseUnreachable(describeAddress(options.url), 'it is no postgres:// URL');
  }
  return await openOnPostgres(options.url, statementTimeout, options);
}

async function openOnEmbedded(dataDir: string, statementTimeout: number): Promise<OpenDatabase> {
  const { engine, lock } = await openEmbedded(dataDir);
  const db: Database = new RootHandle<Schema>({ dialect: new EmbeddedDialect(engine) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await engine.close();
    lock.release();
  };
  try {
    await migrate(db);
    engine.limitStatements(statementTimeout);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, engine: 'embedded', close };
}

async function openOnPostgres(url: string, statementTimeout: number, options: DatabaseOptions): Promise<OpenDatabase> {
  const onLostConnection = options.onLostConnection ?? (() => undefined);
  // Waiting for another process's migration is no slow statement, so migrations have a pool without a limit.
  const migrationPool = createPool(url, { statementTimeout: 0, connections: 2, onLostConnection });
  await checkReachable(migrationPool, url);
  const migrator = new RootHandle<Schema>({ dialect: new GuardedPostgresDialect({ pool: migrationPool }) });
  try {
    await migrate(migrator);
  } finally {
    await migrator.destroy();
  }
  const connections = options.connections ?? CONNECTIONS;
  const pool = createPool(url, { statementTimeout, connections, onLostConnection });
  const db: Database = new RootHandle<Schema>({ dialect: new GuardedPostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
