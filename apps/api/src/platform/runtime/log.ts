import { redact } from '@wutong/domain';

/** Where the server writes what an operator should know: one JSON line an event. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Facts of an event. Never a token, password, code, URL with its query, or ID number. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes events to a stream as JSON lines. */
export function createLog(write: (line: string) => void, now: () => Date = () => new Date()): Log {
  const at = (level: string) => (event: string, fields: LogFields = {}) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...clean(fields) })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** A log that keeps nothing. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function clean(fields: LogFields): LogFields {
  const entries = Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? redact(value) : value]);
  return Object.fromEntries(entries);
}
