const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The day at which the catalogue was made: 2026-10-15 in Asia/Shanghai. All its dates count from it. */
const EPOCH = Date.UTC(2026, 9, 15);

/** The year of the catalogue's day. */
export const SAMPLE_YEAR = 2026;

/** An ISO time with +08:00, `days` after the catalogue's day (before it when negative) at `minutes` past midnight. */
export function sampleTime(days: number, minutes: number): string {
  return new Date(EPOCH + days * DAY + minutes * MINUTE).toISOString().replace('.000Z', '+08:00');
}
