/** A small place for texts by key. */
export interface TextStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Forgets everything of this site, but for the keys named. */
  clear(except?: readonly string[]): void;
}

/** Prefix of every key that the sites keep in the browser (spec section 3, local store). */
export const APP_KEY = 'wutong-';

/** A store that lives as long as the page; for servers, tests and browsers that refuse storage. */
export function memoryStore(): TextStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: (except = []) => {
      for (const key of values.keys()) if (!except.includes(key)) values.delete(key);
    },
  };
}

/**
 * A store in the browser, with the app-key prefix on every key. Where the browser refuses (private
 * mode, full disk), it goes on in memory, so that shopping still works until the page is left.
 */
export function browserStore(open: () => Storage): TextStore {
  let storage: Storage;
  try {
    storage = open();
    storage.getItem(APP_KEY);
  } catch {
    return memoryStore();
  }
  const fallback = memoryStore();
  return {
    get: (key) => fallback.get(key) ?? storage.getItem(APP_KEY + key),
    set: (key, value) => {
      try {
        storage.setItem(APP_KEY + key, value);
        fallback.remove(key);
      } catch {
        fallback.set(key, value);
      }
    },
    remove: (key) => {
      fallback.remove(key);
      storage.removeItem(APP_KEY + key);
    },
    clear: (except = []) => {
      fallback.clear(except);
      const kept = new Set(except.map((key) => APP_KEY + key));
      const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
      for (const key of keys) if (key.startsWith(APP_KEY) && !kept.has(key)) storage.removeItem(key);
    },
  };
}
