import type { Tokens, TokenStore } from '@wutong/api-client';
import type { UserInfo, UserType } from '@wutong/domain';
import { PERMISSIONS } from './kept-keys.ts';
import { readStoredUser } from './stored-user.ts';
import type { TextStore } from './storage.ts';

/** Who is using the site. */
export type Session = { status: 'guest' } | { status: 'signedIn'; user: UserInfo; type: UserType };

const GUEST: Session = { status: 'guest' };

/** What a session keeps in the browser, by name (spec section 3, local store). */
const KEYS = {
  access: 'token', refresh: 'refreshToken', expiresAt: 'tokenExpiresAt', tenant: 'tenantId', user: 'userInfo', type: 'type',
} as const;

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

/** A session kept in a text store. `mirror` is told the tokens whenever they change, null when they go. */
export function createSessionStore(store: TextStore, mirror: (tokens: Tokens | null) => void = () => undefined): SessionStore {
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
    for (const key of [KEYS.access, KEYS.refresh, KEYS.expiresAt]) store.remove(key);
    mirror(null);
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
        keepOrDrop(store, KEYS.refresh, tokens.refresh);
        keepOrDrop(store, KEYS.expiresAt, tokens.expiresAt);
        mirror(tokens);
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
      for (const key of [KEYS.tenant, KEYS.user, KEYS.type, PERMISSIONS]) store.remove(key);
      change(GUEST);
    },
    reread: () => change(readSession(store)),
  };
}

function keepOrDrop(store: TextStore, key: string, value: string | number | null | undefined): void {
  if (value === null || value === undefined) store.remove(key);
  else store.set(key, String(value));
}

function readTokens(store: TextStore): Tokens | null {
  const access = store.get(KEYS.access);
  const refresh = store.get(KEYS.refresh);
  if (access === null && refresh === null) return null;
  const expiresAt = Number(store.get(KEYS.expiresAt));
  return { access: access ?? '', refresh, ...(expiresAt > 0 ? { expiresAt } : {}) };
}

function readSession(store: TextStore): Session {
  const user = readStoredUser(store.get(KEYS.user));
  const type = Number(store.get(KEYS.type));
  if (!user || !readTokens(store) || (type !== 1 && type !== 2)) return GUEST;
  return { status: 'signedIn', user, type };
}
