import { Worker } from 'node:worker_threads';
import { EmbeddedEngineLost, StatementTimeout } from '../errors.ts';
import type { WireError, WorkerAnswer, WorkerRequest, WorkerStart } from './messages.ts';

/** Rows of one statement, and how many it changed. */
export interface StatementResult {
  rows: Record<string, unknown>[];
  affected: number | undefined;
}

interface Waiting {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** How an engine is run. */
export interface EngineOptions {
  /** Folder of an existing database, or undefined for one in memory. */
  folder: string | undefined;
  /** Longest time for opening, in milliseconds. */
  openTimeout?: number;
}

/**
 * The embedded PostgreSQL in its own thread. It can't cancel a statement, so one that takes too long costs the
 * thread: it is ended, which is as safe as a killed process, and the next statement starts a new one. Work of a
 * transaction that was open then fails and is not repeated.
 */
export class EmbeddedEngine {
  readonly #options: EngineOptions;
  #worker: Promise<Worker> | undefined;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #statementTimeout: number | undefined;
  #closed = false;
  /** Settles when the previous thread is gone: two at once would destroy the data. */
  #previousEnded: Promise<unknown> = Promise.resolve();
  /** Grows with each lost thread, so that a transaction notices that its own is gone. */
  #generation = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** How many threads were lost so far. */
  get generation(): number {
    return this.#generation;
  }

  /** Limits every statement from now on, in milliseconds. Before, none is: migrations take as long as they take. */
  limitStatements(milliseconds: number): void {
    this.#statementTimeout = milliseconds;
  }

  /** Starts the thread, if it does not run, and waits until the database is open. */
  async open(): Promise<void> {
    await this.#running();
  }

  /** Runs one statement. Throws the database's error with `code` and `constraint`, StatementTimeout or EmbeddedEngineLost. */
  async run(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const worker = await this.#running();
    const id = ++this.#lastId;
    const request: WorkerRequest = { id, sql, parameters };
    return await new Promise<StatementResult>((resolve, reject) => {
      const limit = this.#statementTimeout;
      const timer = limit === undefined ? undefined : setTimeout(() => {
        this.#waiting.delete(id);
        reject(new StatementTimeout(limit));
        this.#retire(worker);
      }, limit);
      const settled = (): void => clearTimeout(timer);
      this.#waiting.set(id, {
        resolve: (result) => (settled(), resolve(result)),
        reject: (error) => (settled(), reject(error)),
      });
      worker.postMessage(request);
    });
  }

  /** Closes the database in good order; statements after it are refused. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#previousEnded;
    const worker = await this.#worker?.catch(() => undefined);
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    await ended;
  }

  #running(): Promise<Worker> {
    if (this.#closed) return Promise.reject(new EmbeddedEngineLost('The embedded database is closed.'));
    this.#worker ??= this.#start();
    return this.#worker;
  }

  #retire(worker: Worker): void {
    this.#worker = undefined;
    this.#generation += 1;
    this.#previousEnded = worker.terminate();
  }

  async #start(): Promise<Worker> {
    await this.#previousEnded;
    const workerData: WorkerStart = { folder: this.#options.folder };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    const waiting = new Map<number, Waiting>();
    this.#waiting = waiting;
    return await new Promise<Worker>((resolve, reject) => {
      const timer = setTimeout(() => lost('opening it took too long'), this.#options.openTimeout ?? 120_000);
      const lost = (detail: string): void => {
        clearTimeout(timer);
        reject(new EmbeddedEngineLost(detail));
        for (const { reject: fail } of waiting.values()) fail(new EmbeddedEngineLost(detail));
        waiting.clear();
        if (this.#waiting === waiting && this.#worker) this.#retire(worker);
      };
      worker.on('error', (error) => lost(error instanceof Error ? error.message : String(error)));
      worker.on('exit', () => lost('the embedded database stopped'));
      worker.on('message', (message: WorkerAnswer) => {
        if (message.kind === 'ready') {
          clearTimeout(timer);
          resolve(worker);
        } else if (message.kind === 'failed') {
          lost(message.message);
        } else settle(waiting, message);
      });
    });
  }
}

function settle(waiting: Map<number, Waiting>, message: Extract<WorkerAnswer, { id: number }>): void {
  const asked = waiting.get(message.id);
  if (!asked) return;
  waiting.delete(message.id);
  if (message.kind === 'rows') asked.resolve({ rows: message.rows, affected: message.affected });
  else asked.reject(toError(message.error));
}

function toError(wire: WireError): Error {
  const { message, ...fields } = wire;
  return Object.assign(new Error(message), fields);
}
