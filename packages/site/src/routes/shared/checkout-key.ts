import type { Fen } from '@wutong/domain';
import type { TextStore } from '../../session/storage.ts';

/** A key that no other checkout has; works on plain http too, where `randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function nameOf(courseIds: readonly string[], total: Fen): string {
  return `checkout:${[...courseIds].sort().join(',')}:${total}`;
}

/**
 * The key under which one checkout is placed. It outlives a reload and a lost answer, so that pressing
 * the button again gives the order that is there already instead of a second one.
 */
export function checkoutKey(tab: TextStore, courseIds: readonly string[], total: Fen): string {
  const name = nameOf(courseIds, total);
  const kept = tab.get(name);
  if (kept) return kept;
  const key = newKey();
  tab.set(name, key);
  return key;
}

/** Forgets the key once its order is placed. */
export function forgetCheckoutKey(tab: TextStore, courseIds: readonly string[], total: Fen): void {
  tab.remove(nameOf(courseIds, total));
}
