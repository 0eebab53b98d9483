import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';
import { RootHandleInTransaction } from './errors.ts';

const openTransaction = new AsyncLocalStorage<true>();

/**
 * Throws when the running code is inside a transaction. Drivers call it before they hand out a connection: a second
 * connection would not see the transaction's rows on PostgreSQL, and would wait for ever on the embedded engine.
 */
export function refuseInsideTransaction(): void {
  if (openTransaction.getStore()) throw new RootHandleInTransaction();
}

/** The root handle: a Kysely that remembers, along the asynchronous call chain, that a transaction is open. */
export class RootHandle<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    return guarded(super.transaction());
  }
}

function guarded<DB>(builder: TransactionBuilder<DB>): TransactionBuilder<DB> {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  const setAccessMode = builder.setAccessMode.bind(builder);
  return Object.assign(builder, {
    execute: <T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T> =>
      execute((trx) => openTransaction.run(true, () => work(trx))),
    setIsolationLevel: (...level: Parameters<typeof setIsolationLevel>) => guarded(setIsolationLevel(...level)),
    setAccessMode: (...mode: Parameters<typeof setAccessMode>) => guarded(setAccessMode(...mode)),
  });
}
