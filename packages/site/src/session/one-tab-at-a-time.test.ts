import { describe, expect, it } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

// Node has the browser's own lock manager.
const { locks } = navigator;

describe('oneTabAtATime', () => {
  it('lets one task run after the other, also across tabs', async () => {
    const first = oneTabAtATime(locks, 'turns');
    const second = oneTabAtATime(locks, 'turns');
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} out`);
      return name;
    };
    await expect(Promise.all([first(task('a')), second(task('b')), first(task('c'))])).resolves.toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('gives the lock back when a task fails, and hands on why', async () => {
    const exclusively = oneTabAtATime(locks, 'failing');
    const failing = () => Promise.reject(new Error('refused'));
    await expect(exclusively(failing)).rejects.toThrow('refused');
    await expect(exclusively(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('does not wait for ever for a tab that stands still', async () => {
    let release: () => void = () => undefined;
    const frozen = locks.request('frozen', () => new Promise<void>((resolve) => (release = resolve)));
    await expect(oneTabAtATime(locks, 'frozen', 20)(() => Promise.resolve('on'))).resolves.toBe('on');
    release();
    await frozen;
  });

  it('runs at once where there are no locks', async () => {
    await expect(oneTabAtATime(undefined, 'none')(() => Promise.resolve(1))).resolves.toBe(1);
  });
});
