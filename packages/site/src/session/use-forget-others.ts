import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSite } from '../shell/site-context.ts';
import { OWNER } from './kept-keys.ts';
import type { Session } from './session-store.ts';

/**
 * Forgets what was read for a user who has left: answers are kept under their owner, so nobody is shown another's,
 * but the next user of the machine should not even find them in memory. What a tab holds of an interrupted
 * user's work stays for that user alone.
 */
export function useForgetOthers(session: Session): void {
  const { tab } = useSite();
  const { cache } = useSWRConfig();
  const owner = session.status === 'signedIn' ? session.user.id : null;
  const last = useRef(owner);
  useEffect(() => {
    if (last.current !== null && last.current !== owner) {
      const mark = `"${last.current}"`;
      for (const key of Array.from(cache.keys())) if (key.includes(mark)) cache.delete(key);
    }
    last.current = owner;
    if (owner === null || tab.get(OWNER) === owner) return;
    if (tab.get(OWNER) !== null) tab.clear();
    tab.set(OWNER, owner);
  }, [owner, cache, tab]);
}
