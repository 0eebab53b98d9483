/**
 * Why the database cannot be used. Each message is one sentence for the operator with the way out; nothing
 * in the database or its folder has been changed when one of these is thrown.
 */
export abstract class DatabaseError extends Error {
  /** Short name that a caller can switch on without `instanceof` across module copies. */
  abstract readonly reason: 'in-use' | 'damaged' | 'unreachable' | 'migration';
}

/** Another living process holds the embedded database's folder. */
export class DatabaseInUse extends DatabaseError {
  override readonly name = 'DatabaseInUse';
  readonly reason = 'in-use';

  constructor(folder: string, pid: number) {
    super(
      `The embedded database in ${folder} is already open in process ${pid}; ` +
        `stop it (kill ${pid}) or set DATABASE_URL to share one PostgreSQL between processes.`,
    );
  }
}

/** The embedded database's folder cannot be opened as one. */
export class DatabaseDamaged extends DatabaseError {
  override readonly name = 'DatabaseDamaged';
  readonly reason = 'damaged';

  constructor(folder: string, detail: string) {
    super(
      `The embedded database in ${folder} is damaged (${oneLine(detail)}); ` +
        `put it aside to start with a new one: mv ${folder} ${folder}.damaged`,
    );
  }
}

/** No PostgreSQL answers at DATABASE_URL, or it refuses the account. */
export class DatabaseUnreachable extends DatabaseError {
  override readonly name = 'DatabaseUnreachable';
  readonly reason = 'unreachable';

  constructor(address: string, detail: string) {
    super(
      `DATABASE_URL points to ${address}, which can't be used (${oneLine(detail)}); ` +
        `correct it (postgres://user:password@host:5432/name) or start without it: env -u DATABASE_URL npm start`,
    );
  }
}

/** The schema cannot be brought up to date; the failed step was rolled back. */
export class MigrationFailed extends DatabaseError {
  override readonly name = 'MigrationFailed';
  readonly reason = 'migration';

  constructor(detail: string) {
    super(
      `The database schema can't be brought up to date (${oneLine(detail)}); nothing was changed: ` +
        'use the release that wrote this database, or a newer one.',
    );
  }
}

/** A statement was sent to the root handle while a transaction of the same request is open. A mistake in code. */
export class RootHandleInTransaction extends Error {
  override readonly name = 'RootHandleInTransaction';

  constructor() {
    super('The root database handle was used inside a transaction; pass the transaction to the repository.');
  }
}

/** The embedded engine's worker ended or was ended while a statement was running. The next statement starts it anew. */
export class EmbeddedEngineLost extends Error {
  override readonly name = 'EmbeddedEngineLost';
}

/** PostgreSQL gave no connection: it is down, starting, full, or refuses the account for now. The cause says which. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A statement took longer than allowed on the embedded engine (PostgreSQL reports 57014 itself). */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout';
  readonly code = '57014';

  constructor(milliseconds: number) {
    super(`canceling statement due to statement timeout (${milliseconds} ms)`);
  }
}

const LOST_SYSTEM_CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOENT',
]);
/** SQLSTATE: connection class 08, shutdown 57P0x, too many connections, statement timeout. */
const LOST_SQL_STATES = /^(08...|57P0[123]|53300|57014)$/;
const LOST_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether an error means that the database is away or too slow for now, so that the caller may try again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof EmbeddedEngineLost || error instanceof NoConnection) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (LOST_SYSTEM_CODES.has(code)) return code !== 'ENOENT' || syscall === 'connect';
  return LOST_SQL_STATES.test(code) || LOST_MESSAGES.test(error.message);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}
