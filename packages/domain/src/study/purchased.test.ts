import { describe, expect, it } from 'vitest';
import { isValidAt } from './purchased.ts';

describe('a purchase', () => {
  const validUntil = '2026-11-21T09:00:00+08:00';

  it('is valid before its end and not from it on, whatever offset the moment is written in', () => {
    expect(isValidAt({ validUntil }, '2026-11-21T08:59:59+08:00')).toBe(true);
    expect(isValidAt({ validUntil }, '2026-11-21T00:59:59Z')).toBe(true);
    expect(isValidAt({ validUntil }, '2026-11-21T01:00:00Z')).toBe(false);
  });

  it('without end is always valid', () => {
    expect(isValidAt({ validUntil: null }, '9999-12-31T23:59:59+08:00')).toBe(true);
  });
});
