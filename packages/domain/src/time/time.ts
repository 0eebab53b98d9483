/** A moment as an ISO 8601 string with an offset, for example `2026-11-21T09:00:00+08:00`. */
export type IsoTime = string;

/** A day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** China has one time zone and no summer time, so the offset is a constant (GB/T 7408). */
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

/** The wall clock in Shanghai of a moment, as `YYYY-MM-DDTHH:mm:ss` without offset. */
function shanghaiClock(moment: number): string {
  return new Date(moment + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19);
}

/** A moment in milliseconds since 1970 as ISO time with the offset of Shanghai. */
export function toIsoTime(moment: number): IsoTime {
  return `${shanghaiClock(moment)}+08:00`;
}

/** The calendar day in Shanghai of an ISO time. */
export function toShanghaiDate(time: IsoTime): IsoDate {
  return shanghaiClock(Date.parse(time)).slice(0, 10);
}

/** The wire's form of a time, `yyyy-MM-dd HH:mm:ss` in Shanghai. */
export function toWireTime(time: IsoTime): string {
  return shanghaiClock(Date.parse(time)).replace('T', ' ');
}

/** Reads the wire's form of a time (a bare day is its midnight); undefined when it is none. */
export function fromWireTime(text: string): IsoTime | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const iso = `${match[1]}T${match[2] ?? '00:00:00'}+08:00`;
  const moment = Date.parse(iso);
  // A day that does not exist (02-30) is moved by Date; refusing it keeps the round trip exact.
  return Number.isNaN(moment) || toIsoTime(moment) !== iso ? undefined : iso;
}

/** A span as a reader sees it: `11 月 21 日 09:00`. */
export function formatMoment(time: IsoTime): string {
  const clock = shanghaiClock(Date.parse(time));
  return `${Number(clock.slice(5, 7))} 月 ${Number(clock.slice(8, 10))} 日 ${clock.slice(11, 16)}`;
}

/** A moment as records carry it, to the minute in Shanghai: `2026-11-21 09:00`. */
export function formatDateTime(time: IsoTime): string {
  return shanghaiClock(Date.parse(time)).slice(0, 16).replace('T', ' ');
}

/** A length in seconds as a clock: `95` -> `01:35`, `3725` -> `1:02:05`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
