import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, readDay } from './day.ts';

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it.each(['2026-11-21', '2024-02-29', '1000-01-01'])('is %s', (text) => expect(isDay(text)).toBe(true));

  it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-2', '20261121', '2026-11-21T00:00:00Z'])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('is read however people write it', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        const short = [year, String(Number(month)), String(Number(date))];
        const written = [
          iso, iso.replaceAll('-', ''), short.join('/'), short.join('.'), ` ${short.join('-')} `,
          `${short[0]} 年 ${short[1]} 月 ${short[2]} 日`, `${short[0]}年${month}月${date}日`,
        ];
        for (const text of written) expect(readDay(text)).toBe(iso);
      }),
    );
  });

  it('is read from the wide digits of a Chinese keyboard', () => expect(readDay('２０２６－１１－２１')).toBe('2026-11-21'));

  it.each(['', '明天', '2026', '2026-11', '2026-02-30', '26-11-21', '2026112', '2026-11-21 09:00', '11/21/2026'])('is not read from %j', (text) => {
    expect(readDay(text)).toBeUndefined();
  });

  it('never throws and never reads what does not exist', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isDay(readDay(text) ?? '2026-01-01')).toBe(true);
      }),
    );
  });
});
