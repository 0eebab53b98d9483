import { describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { runChecks } from './runner.ts';

function check(name: string, run: Check['run']): Check {
  return { name, promise: `${name} holds`, wayOut: `mend ${name}`, run };
}

describe('runChecks', () => {
  it('gives the results in the order of the checks, whatever order they end in', async () => {
    const slow = check('slow', () => new Promise((resolve) => setTimeout(resolve, 20, [])));
    const quick = check('quick', async () => []);
    const seen: string[] = [];
    const results = await runChecks([slow, quick], '/', ({ name }) => seen.push(name), 2);
    expect(results.map(({ name }) => name)).toEqual(['slow', 'quick']);
    expect(seen).toEqual(['quick', 'slow']);
  });

  it('fails a check that found something, with what it found', async () => {
    const finding = { where: 'a.ts', what: 'wrong' };
    const results = await runChecks([check('one', async () => [finding])], '/', () => {});
    expect(results).toEqual([{ name: 'one', ok: false, seconds: expect.any(Number), details: [finding] }]);
  });

  it('fails a check that could not be carried out, and goes on with the others', async () => {
    const broken = check('broken', () => Promise.reject(new Error('no such program')));
    const fine = check('fine', async () => []);
    const results = await runChecks([broken, fine], '/', () => {}, 1);
    expect(results.map(({ ok }) => ok)).toEqual([false, true]);
    expect(results[0]?.details[0]?.what).toBe('could not be carried out: no such program');
  });
});
