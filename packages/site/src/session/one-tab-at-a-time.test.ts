import { describe, expect, it } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

// Node has the browser's own lock manager.
const { locks } = navigator;

/** A turn that spends nothing: only its task matters. */
const turn = <Answer>(task: () => Promise<Answer>) => ({ task, spends: 'r', seen: () => 'r' });

describe('oneTabAtATime', () => {
  it('lets one task run after the other, also across tabs', async () => {
    const first = oneTabAtATime(locks, 'turns');
    const second = oneTabAtATime(locks, 'turns');
    const seen: string[] = [];
    const task = (name: string) => turn(async () => {
      seen.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} out`);
      return name;
    });
    await expect(Promise.all([first(task('a')), second(task('b')), first(task('c'))])).resolves.toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('spends a token once although other tabs see the new one only a moment later', async () => {
    let written = 'r0';
    let spent = 0;
    /** A tab whose view of the store lags behind, as that of another process does. */
    const tab = (lag: number) => {
      let view = 'r0';
      const look = setInterval(() => {
        const now = written;
        setTimeout(() => (view = now), lag);
      }, 1);
      look.unref();
      const run = oneTabAtATime(locks, 'lagging');
      return run({
        spends: 'r0',
        seen: () => view,
        task: async () => {
          if (view !== 'r0') return view;
          spent += 1;
          written = 'r1';
          view = 'r1';
          return view;
        },
      });
    };
    await expect(Promise.all([tab(40), tab(80), tab(120)])).resolves.toEqual(['r1', 'r1', 'r1']);
    expect(spent).toBe(1);
  });

  it('gives the lock back when a task fails, and hands on why', async () => {
    const exclusively = oneTabAtATime(locks, 'failing');
    await expect(exclusively(turn(() => Promise.reject(new Error('refused'))))).rejects.toThrow('refused');
    await expect(exclusively(turn(() => Promise.resolve('next')))).resolves.toBe('next');
  });

  it('does not wait for ever for a tab that stands still', async () => {
    let release: () => void = () => undefined;
    const frozen = locks.request('frozen', () => new Promise<void>((resolve) => (release = resolve)));
    await expect(oneTabAtATime(locks, 'frozen', 20)(turn(() => Promise.resolve('on')))).resolves.toBe('on');
    release();
    await frozen;
  });

  it('runs at once where there are no locks', async () => {
    await expect(oneTabAtATime(undefined, 'none')(turn(() => Promise.resolve(1)))).resolves.toBe(1);
  });
});
