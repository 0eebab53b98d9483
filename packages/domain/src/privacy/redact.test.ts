import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['call 13800000001 failed', 'call *** failed'],
    ['11010519491231002X is taken', '*** is taken'],
    ['Blade-Auth: bearer abc.def', 'Blade-Auth: bearer ***'],
    ['{"password":"hunter2","name":"x"}', '{"password":"***","name":"x"}'],
    ['mail li.qing@example.com', 'mail ***'],
    ['at https://main.example/search?goods=%7B%7D failed', 'at https://main.example/search?*** failed'],
    ['line 12:345 of course 4711', 'line 12:345 of course 4711'],
  ])('turns %s into %s', (text, safe) => expect(redact(text)).toBe(safe));

  it('leaves no mobile number, wherever it stands', () => {
    const mobile = fc.integer({ min: 3_000_000_000, max: 9_999_999_999 }).map((rest) => `1${rest}`);
    fc.assert(
      fc.property(mobile, fc.string(), fc.string(), (number, before, after) => {
        expect(redact(`${before}${number}${after}`)).not.toContain(number);
      }),
    );
  });
});
