import { describe, expect, it } from 'vitest';
import { APP_KEY, browserStore } from './storage.ts';

function fakeStorage(refuse = false): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (place) => [...values.keys()][place] ?? null,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      if (refuse) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

describe('what a site keeps in the browser', () => {
  it('stands under the app-key prefix', () => {
    const storage = fakeStorage();
    browserStore(() => storage).set('token', 'a');
    expect(storage.getItem(`${APP_KEY}token`)).toBe('a');
  });

  it('goes when it is cleared: all of this site but what is named, and nothing of others', () => {
    const storage = fakeStorage();
    storage.setItem('another-site', 'x');
    const store = browserStore(() => storage);
    for (const key of ['token', 'trainId', 'draft']) store.set(key, key);
    store.clear(['trainId']);
    expect([store.get('token'), store.get('trainId'), store.get('draft')]).toEqual([null, 'trainId', null]);
    expect(storage.getItem('another-site')).toBe('x');
  });

  it('goes on in memory where the browser refuses storage, or has no room left', () => {
    const denied = browserStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const full = browserStore(() => fakeStorage(true));
    for (const store of [denied, full]) {
      store.set('token', 'a');
      expect(store.get('token')).toBe('a');
      store.remove('token');
      expect(store.get('token')).toBeNull();
    }
  });
});
