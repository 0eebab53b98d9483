import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '@wutong/api-client';
import { memoryStore } from '../session/storage.ts';
import { createErrorLog } from './error-log.ts';
import { createLateErrorLog } from './late-error-log.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00+08:00') }));
afterEach(() => void vi.useRealTimers());

/** A log with a back end that can be away, and what arrived there. */
function logged(store = memoryStore()) {
  const batches: { message: string; count: number; path: string; stack: string }[][] = [];
  let away = false;
  const call = vi.fn((_call: unknown, { entries }: { entries: (typeof batches)[number] }) => {
    if (away) return Promise.reject(new NetworkError('unreachable'));
    batches.push(entries);
    return Promise.resolve(null);
  });
  const client = { call, now: Date.now } as unknown as Parameters<typeof createErrorLog>[0]['client'];
  const log = createErrorLog({ client, store, path: () => '/study/online' });
  return { log, batches, call, store, setAway: (next: boolean) => (away = next) };
}

describe('the error log', () => {
  it('sends what happened in one batch a little later, the same error counted', async () => {
    const { log, batches } = logged();
    for (let time = 0; time < 3; time += 1) log.add('script', new TypeError('x is undefined'));
    log.add('render', new Error('other'));
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(batches.map((batch) => batch.map(({ message, count, path }) => [message, count, path]))).toEqual([
      [['TypeError: x is undefined', 3, '/study/online'], ['Error: other', 1, '/study/online']],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toHaveLength(1);
  });

  it('sends nothing personal', async () => {
    const { log, batches } = logged();
    log.add('script', new Error('no user 13800000001 at /center?token=abc'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(JSON.stringify(batches)).not.toMatch(/13800000001|abc/);
  });

  it('keeps what could not be sent across a reload, and rests longer each time', async () => {
    const { log, store, call, setAway } = logged();
    setAway(true);
    log.add('script', new Error('kept'));
    await vi.advanceTimersByTimeAsync(5_000 + 60_000 + 120_000);
    expect(call).toHaveBeenCalledTimes(3);
    log.stop();
    const later = logged(store);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(later.batches.flat().map(({ message }) => message)).toEqual(['Error: kept']);
  });

  it('keeps fifty different errors at most, and sends ten at a time', async () => {
    const { log, batches } = logged();
    for (let number = 1; number <= 60; number += 1) log.add('script', new Error(`broken ${number}`));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches.map((batch) => batch.length)).toEqual([10, 10, 10, 10, 10]);
    expect(batches[0]?.[0]?.message).toBe('Error: broken 11');
  });

  it('bears a store that holds something else', async () => {
    const store = memoryStore();
    store.set('errorQueue', '[{"kind":1},"x"]');
    const { log, batches } = logged(store);
    log.add('chunk', 'not an error');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(batches.flat().map(({ message }) => message)).toEqual(['not an error']);
  });
});

describe('the late error log', () => {
  it('fetches its code with the first error, and loses none', async () => {
    const { store, batches, call } = logged();
    const client = { call, now: Date.now } as unknown as Parameters<typeof createLateErrorLog>[0]['client'];
    const log = createLateErrorLog({ client, store, path: () => '/index' });
    log.add('script', new Error('first'));
    log.add('render', new Error('second'));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(batches.flat().map(({ message }) => message)).toEqual(['Error: first', 'Error: second']);
  });

  it('sends what an earlier page left', async () => {
    const { log, store, setAway } = logged();
    setAway(true);
    log.add('script', new Error('left'));
    log.stop();
    const later = logged(store);
    const client = { call: later.call, now: Date.now } as unknown as Parameters<typeof createLateErrorLog>[0]['client'];
    createLateErrorLog({ client, store, path: () => '/index' });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(later.batches.flat().map(({ message }) => message)).toContain('Error: left');
  });
});
