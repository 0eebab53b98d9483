import type { TextStore } from '../session/storage.ts';
import type { LoggedError } from './entry.ts';

const KEY = 'errorQueue';

/** So many different errors are kept; the oldest give way. */
const CAP = 50;

/** Errors that wait to be sent, kept across reloads. */
export interface ErrorQueue {
  /** Adds an error; the same one again is only counted. */
  add(entry: LoggedError): void;
  /** The oldest that wait, at most so many. */
  next(count: number): LoggedError[];
  /** Forgets what was sent. */
  sent(entries: readonly LoggedError[]): void;
}

const same = (one: LoggedError, other: LoggedError): boolean =>
  one.kind === other.kind && one.message === other.message && one.path === other.path;

/** A queue in a text store. */
export function createErrorQueue(store: TextStore): ErrorQueue {
  const read = (): LoggedError[] => readQueue(store.get(KEY));
  const write = (queue: readonly LoggedError[]): void => {
    if (queue.length === 0) store.remove(KEY);
    else store.set(KEY, JSON.stringify(queue.slice(-CAP)));
  };
  return {
    add(entry) {
      const queue = read();
      const known = queue.find((one) => same(one, entry));
      if (known) known.count += entry.count;
      else queue.push(entry);
      write(queue);
    },
    next: (count) => read().slice(0, count),
    sent(entries) {
      const left = read().flatMap((one) => {
        const count = one.count - (entries.find((sent) => same(sent, one))?.count ?? 0);
        return count > 0 ? [{ ...one, count }] : [];
      });
      write(left);
    },
  };
}

function readQueue(text: string | null): LoggedError[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Storage can hold anything; what is no entry is dropped. */
function isEntry(value: unknown): value is LoggedError {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, message, stack, path, at, count } = value as Partial<Record<keyof LoggedError, unknown>>;
  const texts = [kind, message, stack, path, at].every((field) => typeof field === 'string');
  return texts && typeof count === 'number';
}
