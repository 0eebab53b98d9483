import { describe, expect, it } from 'vitest';
import { BusinessError, NetworkError, type Client } from '@wutong/api-client';
import { buildDomainRecord, buildUser } from '@wutong/testing/builders';
import { createSessionStore } from './session-store.ts';
import { endSession, renewRecord } from './sign-out.ts';
import { memoryStore } from './storage.ts';

/** A signed-in browser, with a client that answers every call alike. */
function browser(answer: () => Promise<unknown>) {
  const local = memoryStore();
  const tab = memoryStore();
  const session = createSessionStore(local);
  session.tokens.write({ access: 'a', refresh: 'r' });
  session.begin(buildUser(), 1, '000000');
  local.set('trainId', '12');
  local.set('codeSentAt', '1');
  tab.set('checkout', 'key');
  const client = { call: answer, tokens: session.tokens } as Pick<Client, 'call' | 'tokens'> as Client;
  return { local, tab, session, client };
}

describe('a logout', () => {
  it('leaves nothing of the user in the browser but the institution', async () => {
    const parts = browser(() => Promise.resolve({ success: 'true', msg: '退出登录成功' }));
    await endSession(parts);
    expect(parts.session.read()).toEqual({ status: 'guest' });
    expect([parts.local.get('trainId'), parts.local.get('userInfo'), parts.local.get('codeSentAt'), parts.tab.get('checkout')])
      .toEqual(['12', null, null, null]);
  });

  it.each([
    ['refuses', new BusinessError({ message: '退出失败', requestId: null }, 400)],
    ['cannot be reached', new NetworkError('unreachable')],
  ])('happens here even when the server %s, and hands on what it said', async (_name, failure) => {
    const parts = browser(() => Promise.reject(failure));
    await expect(endSession(parts)).rejects.toBe(failure);
    expect(parts.session.read()).toEqual({ status: 'guest' });
    expect(parts.local.get('token')).toBeNull();
  });
});

describe('the record after a logout', () => {
  it('is asked for anew and its department id stored', async () => {
    const record = buildDomainRecord({ deptId: '3209001' });
    const parts = browser(() => Promise.resolve(record));
    await expect(renewRecord(parts, 'main.localhost')).resolves.toBe(record);
    expect(parts.local.get('deptId')).toBe('3209001');
  });

  it('stays as it is when it cannot be had', async () => {
    const parts = browser(() => Promise.reject(new NetworkError('timeout')));
    await expect(renewRecord(parts, 'main.localhost')).resolves.toBeNull();
  });
});
