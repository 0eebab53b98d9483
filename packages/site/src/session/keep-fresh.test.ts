import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError, type Tokens } from '@wutong/api-client';
import { keepFresh } from './keep-fresh.ts';
import { createSessionStore } from './session-store.ts';
import { memoryStore } from './storage.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A session whose token expires after so many minutes, as each renewed one does. */
function sessionOf(minutes: number) {
  const session = createSessionStore(memoryStore());
  let count = 0;
  const issue = (): Tokens => ({ access: `a${(count += 1)}`, refresh: 'r', expiresAt: Date.now() + minutes * MINUTE });
  session.tokens.write(issue());
  const refresh = vi.fn(() => {
    const tokens = issue();
    session.tokens.write(tokens);
    return Promise.resolve(tokens);
  });
  return { session, refresh, client: { refresh, now: Date.now } };
}

describe('keepFresh', () => {
  it('renews a minute before the token expires, and again before the next one does', async () => {
    const { session, client, refresh } = sessionOf(120);
    keepFresh(client, session);
    await vi.advanceTimersByTimeAsync(118.9 * MINUTE);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0.2 * MINUTE);
    expect(refresh).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(119 * MINUTE);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('renews a token of one minute half-way, never in a row', async () => {
    const { session, client, refresh } = sessionOf(1);
    keepFresh(client, session);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(refresh).toHaveBeenCalledTimes(4);
  });

  it('leaves it to who was faster', async () => {
    const { session, client, refresh } = sessionOf(10);
    keepFresh(client, session);
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    session.tokens.write({ access: 'other', refresh: 'r', expiresAt: Date.now() + 10 * MINUTE });
    await vi.advanceTimersByTimeAsync(8 * MINUTE);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('lets a failure rest until the next call, and stops when it is told to', async () => {
    const { session, client, refresh } = sessionOf(10);
    refresh.mockRejectedValueOnce(new NetworkError('unreachable'));
    const stop = keepFresh(client, session);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(refresh).toHaveBeenCalledOnce();
    stop();
    session.end();
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does nothing for a visitor', async () => {
    const refresh = vi.fn();
    keepFresh({ refresh, now: Date.now }, createSessionStore(memoryStore()));
    await vi.advanceTimersByTimeAsync(1000 * MINUTE);
    expect(refresh).not.toHaveBeenCalled();
  });
});
