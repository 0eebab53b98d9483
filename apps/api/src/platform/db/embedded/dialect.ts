import {
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import { EmbeddedEngineLost } from '../errors.ts';
import { refuseInsideTransaction } from '../transaction-guard.ts';
import type { EmbeddedEngine } from './engine.ts';

/**
 * Kysely over the embedded engine's thread. Kysely's own PGlite dialect expects the engine in the same thread, and
 * takes its connection lock before anything could refuse a call that would wait for itself.
 */
export class EmbeddedDialect implements Dialect {
  readonly #engine: EmbeddedEngine;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  createAdapter(): DialectAdapter {
    return new EmbeddedAdapter();
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#engine);
  }

  createIntrospector(db: Parameters<Dialect['createIntrospector']>[0]): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }
}

class EmbeddedAdapter extends PGliteAdapter {
  /** There is one connection, but the driver below queues for it itself, after the transaction guard. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver implements Driver {
  readonly #engine: EmbeddedEngine;
  #queue: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const before = this.#queue;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#queue = before.then(() => held);
    await before;
    this.#release = release;
    return new EmbeddedConnection(this.#engine);
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
    if (connection instanceof EmbeddedConnection) connection.pin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** A thread that ended took its open transaction with it: there is nothing left to roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof EmbeddedConnection && connection.isLost()) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#engine.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #engine: EmbeddedEngine;
  #pinned: number | undefined;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  /** Ties what follows to the running thread, because a new one knows nothing of the open transaction. */
  pin(): void {
    this.#pinned = this.#engine.generation;
  }

  isLost(): boolean {
    return this.#pinned !== undefined && this.#pinned !== this.#engine.generation;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isLost()) throw new EmbeddedEngineLost('The transaction was lost with its database thread.');
    const { rows, affected } = await this.#engine.run(query.sql, query.parameters);
    return {
      // Kysely's query builder vouches for the row type; a driver only carries the rows.
      rows: rows as R[],
      ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }),
    };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream; read in pages.');
  }
}
