import { describe, expect, it } from 'vitest';
import { chooseCoding } from './encoding.ts';

describe('the coding of an answer', () => {
  it('is brotli when both are taken, gzip when only that is', () => {
    expect(chooseCoding('gzip, deflate, br', ['br', 'gzip'])).toBe('br');
    expect(chooseCoding('gzip', ['br', 'gzip'])).toBe('gzip');
    expect(chooseCoding('br', ['gzip'])).toBeNull();
  });

  it('is plain without the header', () => {
    expect(chooseCoding(undefined, ['br', 'gzip'])).toBeNull();
    expect(chooseCoding('', ['br', 'gzip'])).toBeNull();
  });

  it('honours a refusal and the wildcard', () => {
    expect(chooseCoding('br;q=0, gzip;q=0.5', ['br', 'gzip'])).toBe('gzip');
    expect(chooseCoding('*', ['gzip'])).toBe('gzip');
    expect(chooseCoding('*, br;q=0', ['br'])).toBeNull();
    expect(chooseCoding('br;q=nonsense', ['br'])).toBeNull();
  });
});
