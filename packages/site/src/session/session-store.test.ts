import { describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '@wutong/domain';
import { createSessionStore } from './session-store.ts';
import { memoryStore } from './storage.ts';

const user: UserInfo = {
  id: '7',
  mobile: '13800000001',
  realName: '李青',
  avatar: null,
  certified: true,
  areaName: null,
};

function signedIn() {
  const store = memoryStore();
  const session = createSessionStore(store);
  session.tokens.write({ access: 'a', refresh: 'r', expiresAt: 7 });
  session.begin(user, 1, '000000');
  return { store, session };
}

describe('a session', () => {
  it('begins as a guest', () => {
    expect(createSessionStore(memoryStore()).read()).toEqual({ status: 'guest' });
  });

  it('outlives a reload', () => {
    const { store } = signedIn();
    expect(createSessionStore(store).read()).toEqual({ status: 'signedIn', user, type: 1 });
  });

  it('leaves nothing of the user behind when it ends', () => {
    const { store, session } = signedIn();
    session.end();
    expect(session.read()).toEqual({ status: 'guest' });
    for (const key of ['token', 'refreshToken', 'tokenExpiresAt', 'tenantId', 'userInfo', 'type']) expect(store.get(key)).toBeNull();
  });

  it('mirrors its tokens, and their end, to who listens', () => {
    const mirrored: unknown[] = [];
    const session = createSessionStore(memoryStore(), (tokens) => mirrored.push(tokens));
    session.tokens.write({ access: 'a', refresh: null });
    session.end();
    expect(mirrored).toEqual([{ access: 'a', refresh: null }, null]);
  });

  it('knows after a reload when its token expires', () => {
    const { store } = signedIn();
    expect(createSessionStore(store).tokens.read()).toEqual({ access: 'a', refresh: 'r', expiresAt: 7 });
  });

  it('is none without tokens, without a mobile, or with a type that does not exist', () => {
    for (const [key, value] of [['token', null], ['userInfo', '{"id":"7","mobile":""}'], ['userInfo', '<'], ['type', '3']] as const) {
      const { store } = signedIn();
      if (value === null) {
        store.remove('token');
        store.remove('refreshToken');
      } else store.set(key, value);
      expect(createSessionStore(store).read()).toEqual({ status: 'guest' });
    }
  });

  it('tells its listeners, and takes newer facts of the same user only', () => {
    const { session } = signedIn();
    const listener = vi.fn();
    session.subscribe(listener);
    session.refreshUser({ ...user, id: '8', realName: '别人' });
    expect(listener).not.toHaveBeenCalled();
    session.refreshUser({ ...user, realName: '李小青' });
    expect(session.read()).toMatchObject({ user: { realName: '李小青' } });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('follows what another tab has changed once it rereads', () => {
    const { store, session } = signedIn();
    createSessionStore(store).end();
    session.reread();
    expect(session.read()).toEqual({ status: 'guest' });
  });
});
