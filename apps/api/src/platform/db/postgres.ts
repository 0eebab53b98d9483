import { PostgresDialect, type DatabaseConnection, type Driver } from 'kysely';
import pg from 'pg';
import { DatabaseUnreachable, NoConnection } from './errors.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

/** How a pool of connections is run. */
export interface PoolOptions {
  /** Longest time for one statement, in milliseconds; 0 means no limit. */
  statementTimeout: number;
  /** Most connections at once. */
  connections: number;
  /** Told about connections that were lost while idle; the pool replaces them by itself. */
  onLostConnection(error: Error): void;
}

const BARE_DAY = 1082;
const asText = (value: string): string => value;

/** Both engines read alike: bare days stay texts, 64-bit integers are texts by the driver's default. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BARE_DAY ? asText : pg.types.getTypeParser(oid, format),
};

/** A pool that survives the loss of its database: without the listener an idle connection's error ends the process. */
export function createPool(url: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
    application_name: 'wutong-api',
    types,
  });
  pool.on('error', options.onLostConnection);
  // The pool listens to idle connections only; one that is lost between two statements would end the process as well.
  pool.on('connect', (client) => client.on('error', options.onLostConnection));
  return pool;
}

/** Makes sure that the database answers. Throws DatabaseUnreachable, whose message never holds the password. */
export async function checkReachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachable(describeAddress(url), describeFailure(error));
  }
}

/** Host, port and name of a database URL, without account and password. */
export function describeAddress(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    return 'something that is no URL';
  }
}

/** Whether a text is a PostgreSQL URL at all; the driver would read anything else as a socket folder. */
export function isPostgresUrl(url: string): boolean {
  return URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
}

function describeFailure(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeFailure).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Kysely's PostgreSQL dialect, with the transaction guard before each connection is handed out. */
export class GuardedPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    return Object.assign(driver, {
      acquireConnection: async (...options: Parameters<Driver['acquireConnection']>): Promise<DatabaseConnection> => {
        refuseInsideTransaction();
        try {
          return await acquire(...options);
        } catch (error) {
          throw new NoConnection(error);
        }
      },
    });
  }
}
