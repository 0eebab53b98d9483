import { isApiError, type Client } from '@wutong/api-client';
import { reportErrors } from '@wutong/contract/calls/client-log';
import type { TextStore } from '../session/storage.ts';
import { entryOf, type ErrorKind } from './entry.ts';
import { createErrorQueue } from './queue.ts';

/** Errors are sent in batches, so many ms after the first of them. */
const GATHER_MS = 5_000;

/** After a failed sending the queue rests so long in ms, twice as long each time, at most an hour. */
const REST_MS = 60_000;
const LONGEST_REST_MS = 3_600_000;

const BATCH = 10;

/** Takes runtime errors (spec section 8). */
export interface ErrorLog {
  add(kind: ErrorKind, thrown: unknown): void;
  stop(): void;
}

/** What the log needs of its surroundings. */
export interface ErrorLogParts {
  client: Pick<Client, 'call' | 'now'>;
  store: TextStore;
  /** The page's path without its query. */
  path: () => string;
}

/**
 * Queues runtime errors across reloads and sends them in batches. A failure of the log is never an error of the page: the
 * queue rests and tries again. What was left by an earlier page is sent too.
 */
export function createErrorLog({ client, store, path }: ErrorLogParts): ErrorLog {
  const queue = createErrorQueue(store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = REST_MS;

  const plan = (wait: number): void => {
    timer ??= setTimeout(() => void send(), wait);
  };
  async function send(): Promise<void> {
    const entries = queue.next(BATCH);
    if (entries.length === 0) {
      timer = undefined;
      return;
    }
    try {
      await client.call(reportErrors, { entries });
      queue.sent(entries);
      rest = REST_MS;
      timer = undefined;
      plan(GATHER_MS);
    } catch (error) {
      if (!isApiError(error)) throw error;
      timer = undefined;
      plan(rest);
      rest = Math.min(rest * 2, LONGEST_REST_MS);
    }
  }

  if (queue.next(1).length > 0) plan(GATHER_MS);
  return {
    add(kind, thrown) {
      queue.add(entryOf(kind, thrown, { path: path(), at: new Date(client.now()).toISOString() }));
      plan(GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
