import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDuration, formatMoment, fromWireTime, toIsoTime, toShanghaiDate, toWireTime } from './time.ts';

/** Whole seconds of the years 1000 to 9999 in Shanghai, in milliseconds. */
const moment = fc.integer({ min: -30_610_224_000, max: 253_402_271_999 }).map((second) => second * 1000);

describe('a time', () => {
  it('comes back from the wire as it went, to the second', () => {
    fc.assert(
      fc.property(moment, (milliseconds) => {
        const time = toIsoTime(milliseconds);
        expect(Date.parse(time)).toBe(milliseconds);
        expect(fromWireTime(toWireTime(time))).toBe(time);
      }),
    );
  });

  it('is the wall clock of Shanghai, whatever offset it was written with', () => {
    expect(toWireTime('2026-11-21T01:00:00Z')).toBe('2026-11-21 09:00:00');
    expect(toWireTime('2026-11-20T20:00:00-05:00')).toBe('2026-11-21 09:00:00');
    expect(toShanghaiDate('2026-11-20T16:00:00Z')).toBe('2026-11-21');
    expect(toShanghaiDate('2026-11-20T15:59:59Z')).toBe('2026-11-20');
  });

  it('is read from a bare day as its midnight, and with a T', () => {
    expect(fromWireTime('2026-11-21')).toBe('2026-11-21T00:00:00+08:00');
    expect(fromWireTime(' 2026-11-21T09:00:00 ')).toBe('2026-11-21T09:00:00+08:00');
  });

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2025-02-29 00:00:00',
    '2026-11-21 25:00:00',
    '2026-11-21 09:60:00',
    '21/11/2026',
    '2026-11-21 09:00',
    '1763686800000',
  ])('is not %j', (text) => expect(fromWireTime(text)).toBeUndefined());

  it('is never an exception, whatever text arrives', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => fromWireTime(text)).not.toThrow();
      }),
    );
  });

  it('is shown as day and clock', () => {
    expect(formatMoment('2026-11-21T09:00:00+08:00')).toBe('11 月 21 日 09:00');
    expect(formatMoment('2026-01-02T15:59:59Z')).toBe('1 月 2 日 23:59');
  });

  it('is kept in records to the minute', () => {
    expect(formatDateTime('2026-11-21T09:00:59+08:00')).toBe('2026-11-21 09:00');
    expect(formatDateTime('2026-01-02T16:30:00Z')).toBe('2026-01-03 00:30');
  });
});

describe('a length', () => {
  it.each([
    [0, '00:00'],
    [95, '01:35'],
    [95.9, '01:35'],
    [3599, '59:59'],
    [3725, '1:02:05'],
    [36_000, '10:00:00'],
    [-5, '00:00'],
  ])('of %d seconds is %s', (seconds, shown) => expect(formatDuration(seconds)).toBe(shown));
});
