import { useSyncExternalStore } from 'react';
import { useSite } from '../shell/site-context.ts';
import type { Session } from './session-store.ts';

const GUEST: Session = { status: 'guest' };

/** Who is using the site; a guest while the server renders. */
export function useSession(): Session {
  const { session } = useSite();
  return useSyncExternalStore(session.subscribe, session.read, () => GUEST);
}
