/**
 * The thread in which the embedded engine runs. A long scan keeps this thread busy and leaves the event loop of the
 * main thread free. Statements are answered one after the other in the order they came.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { WireError, WorkerAnswer, WorkerRequest, WorkerStart } from './messages.ts';

const asText = (value: string): string => value;

/** Both engines read alike: 64-bit integers and bare days stay texts, as the `pg` driver is told to do too. */
const parsers = { [types.INT8]: asText, [types.DATE]: asText };

const port = parentPort;
if (!port) throw new Error('This file is started as a worker by the embedded engine.');
const answer = (message: WorkerAnswer): void => port.postMessage(message);

function toWireError(error: unknown): WireError {
  const wire: WireError = { message: error instanceof Error ? error.message : String(error) };
  if (typeof error !== 'object' || error === null) return wire;
  for (const field of ['code', 'constraint', 'table', 'column', 'detail'] as const) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'string') wire[field] = value;
  }
  return wire;
}

async function run(database: PGlite, request: WorkerRequest): Promise<void> {
  try {
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(request.sql, [...request.parameters]);
    answer({ kind: 'rows', id: request.id, rows, affected: affectedRows });
  } catch (error) {
    answer({ kind: 'error', id: request.id, error: toWireError(error) });
  }
}

try {
  const { folder }: WorkerStart = workerData;
  const database = await PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), parsers });
  await database.query("set time zone 'UTC'");
  let previous = Promise.resolve();
  port.on('message', (request: WorkerRequest | 'close') => {
    previous = previous.then(async () => {
      if (request !== 'close') return run(database, request);
      await database.close();
      port.close();
    });
  });
  answer({ kind: 'ready' });
} catch (error) {
  answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
