import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_AFTER, STALLED_AFTER, UploadQueue } from './upload-queue.ts';
import type { StoredFile, UploadFile, UploadItem } from './upload-queue.ts';

const file = (name: string): File => new File(['x'], name);
const stored = (name: string): StoredFile => ({ id: name, name, size: 1, url: null });

/** A queue whose sendings the test ends by hand. */
function stage() {
  const sent = new Map<string, { store: () => void; fail: () => void; progress: (fraction: number) => void; signal: AbortSignal }>();
  let items: readonly UploadItem[] = [];
  const kept: string[] = [];
  const upload: UploadFile = ({ name }, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      sent.set(name, { store: () => resolve(stored(name)), fail: () => reject(new Error('refused')), progress: onProgress, signal });
    });
  const queue = new UploadQueue();
  queue.serve({ upload, onItems: (next) => { items = next; }, onStored: (one) => kept.push(one.name) });
  const states = (): string[] => items.map((item) => `${item.file.name} ${item.state.status}`);
  return { queue, sent, kept, states, item: (name: string) => items.find((one) => one.file.name === name) };
}

describe('files on their way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are two at a time, in their order', async () => {
    const { queue, sent, states, kept } = stage();
    queue.add(['a', 'b', 'c'].map(file));
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    expect([...sent.keys()]).toEqual(['a', 'b']);
    sent.get('b')?.store();
    await vi.advanceTimersByTimeAsync(0);
    expect(states()).toEqual(['a sending', 'c sending']);
    expect(kept).toEqual(['b']);
  });

  it('say how far they are, within 0 and 1', () => {
    const { queue, sent, item } = stage();
    queue.add([file('a')]);
    sent.get('a')?.progress(0.4);
    expect(item('a')?.state).toEqual({ status: 'sending', fraction: 0.4, slow: false });
    sent.get('a')?.progress(7);
    expect(item('a')?.state).toMatchObject({ fraction: 1 });
  });

  it('say that they are slow, and give up when nothing moves', () => {
    const { queue, sent, item } = stage();
    queue.add([file('a')]);
    vi.advanceTimersByTime(SLOW_AFTER);
    expect(item('a')?.state).toMatchObject({ status: 'sending', slow: true });
    sent.get('a')?.progress(0.5);
    vi.advanceTimersByTime(STALLED_AFTER - 1);
    expect(item('a')?.state).toMatchObject({ status: 'sending', slow: true });
    vi.advanceTimersByTime(1);
    expect(item('a')?.state).toEqual({ status: 'failed', reason: 'stalled' });
    expect(sent.get('a')?.signal.aborted).toBe(true);
  });

  it('can be tried again after a failure', async () => {
    const { queue, sent, states, item, kept } = stage();
    queue.add([file('a')]);
    sent.get('a')?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(item('a')?.state).toEqual({ status: 'failed', reason: 'failed' });
    queue.retry(item('a')?.key ?? '');
    expect(states()).toEqual(['a sending']);
    sent.get('a')?.store();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept).toEqual(['a']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are stopped when they are removed or their owner leaves, and heard of no more', async () => {
    const { queue, sent, states, item, kept } = stage();
    queue.add(['a', 'b', 'c'].map(file));
    queue.remove(item('a')?.key ?? '');
    expect(sent.get('a')?.signal.aborted).toBe(true);
    expect(states()).toEqual(['b sending', 'c sending']);
    queue.stop();
    expect(sent.get('c')?.signal.aborted).toBe(true);
    sent.get('a')?.store();
    sent.get('b')?.store();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
