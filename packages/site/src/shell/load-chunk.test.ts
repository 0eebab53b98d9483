import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkFailed, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loadChunk', () => {
  it('hands on what arrived', async () => {
    await expect(loadChunk(() => Promise.resolve({ default: 1 }))).resolves.toEqual({ default: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after 120 seconds', async () => {
    const loading = loadChunk(() => new Promise<never>(() => undefined));
    const outcome = loading.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(ChunkFailed);
  });

  it('tells code that could not be fetched from code that is broken', async () => {
    await expect(loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(ChunkFailed);
    await expect(loadChunk(() => Promise.reject(new SyntaxError('broken')))).rejects.toThrow(SyntaxError);
  });
});
