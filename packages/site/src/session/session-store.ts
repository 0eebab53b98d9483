import type { Tokens, TokenStore } from '@wutong/api-client';
import type { UserInfo, UserType } from '@wutong/domain';
import { readStoredUser } from './stored-user.ts';
import type { TextStore } from './storage.ts';

/** Who is using the site. */
export type Session = { status: 'guest' } | { status: 'signedIn'; user: UserInfo; type: UserType };

const GUEST: Session = { status: 'guest' };

/** What a session keeps in the browser, by name (spec section 3, local store). */
const KEYS = { access: 'token', refresh: 'refreshToken', tenant: 'tenantId', user: 'userInfo', type: 'type' } as const;

/** The session as the site knows it; its tokens are for the transport only. */
export interface SessionStore {
  read(): Session;
  subscribe(listener: () => void): () => void;
  tokens: TokenStore;
  /** Begins a session once its tokens are written and its user is known. */
  begin(user: UserInfo, type: UserType, tenantId: string): void;
  /** Takes newer facts of the same user. */
  refreshUser(user: UserInfo): void;
  /** Ends the session and forgets everything that belonged to it. */
  end(): void;
  /** Reads again what another tab has changed. */
  reread(): void;
}

/** A session kept in a text store. */
export function createSessionStore(store: TextStore): SessionStore {
  const listeners = new Set<() => void>();
  let session = readSession(store);

  const change = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  const keep = (user: UserInfo, type: UserType) => {
    store.set(KEYS.user, JSON.stringify(user));
    store.set(KEYS.type, String(type));
    change({ status: 'signedIn', user, type });
  };
  const clearTokens = () => {
    store.remove(KEYS.access);
    store.remove(KEYS.refresh);
  };

  return {
    read: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tokens: {
      read: () => readTokens(store),
      write: (tokens) => {
        store.set(KEYS.access, tokens.access);
        if (tokens.refresh === null) store.remove(KEYS.refresh);
        else store.set(KEYS.refresh, tokens.refresh);
      },
      clear: clearTokens,
    },
    begin: (user, type, tenantId) => {
      store.set(KEYS.tenant, tenantId);
      keep(user, type);
    },
    refreshUser: (user) => {
      if (session.status === 'signedIn' && session.user.id === user.id) keep(user, session.type);
    },
    end: () => {
      clearTokens();
      for (const key of [KEYS.tenant, KEYS.user, KEYS.type]) store.remove(key);
      change(GUEST);
    },
    reread: () => change(readSession(store)),
  };
}

function readTokens(store: TextStore): Tokens | null {
  const access = store.get(KEYS.access);
  const refresh = store.get(KEYS.refresh);
  return access === null && refresh === null ? null : { access: access ?? '', refresh };
}

function readSession(store: TextStore): Session {
  const user = readStoredUser(store.get(KEYS.user));
  const type = Number(store.get(KEYS.type));
  if (!user || !readTokens(store) || (type !== 1 && type !== 2)) return GUEST;
  return { status: 'signedIn', user, type };
}
