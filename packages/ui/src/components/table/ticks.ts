import { createContext } from 'react';

/** Keys of a table's ticked rows, and who wants to know when they change. */
export interface Ticks {
  has: (key: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Takes over the keys in force and tells those that listen. */
  set: (keys: ReadonlySet<string>) => void;
}

/** Holds the ticks of one table beside React's tree, where a thousand rows need not be asked whether they are concerned. */
export function createTicks(first: ReadonlySet<string>): Ticks {
  const listeners = new Set<() => void>();
  let keys = first;
  return {
    has: (key) => keys.has(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      if (next === keys) return;
      keys = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The ticks of the table around. */
export const TicksContext = createContext(createTicks(new Set()));
