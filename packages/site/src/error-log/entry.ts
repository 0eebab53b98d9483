import { redact } from '@wutong/domain';

/** Where an error came from: a script, a promise nobody awaited, drawing a page, or code that did not arrive. */
export type ErrorKind = 'script' | 'rejection' | 'render' | 'chunk';

/** One runtime error as it is queued and sent: what and where, never who. */
export interface LoggedError {
  kind: ErrorKind;
  message: string;
  stack: string;
  /** Path without query. */
  path: string;
  /** ISO time. */
  at: string;
  count: number;
}

const MESSAGE_LENGTH = 500;
const STACK_LENGTH = 2000;
const PATH_LENGTH = 200;

/** The entry of whatever was thrown, cleaned of personal data and secrets. */
export function entryOf(kind: ErrorKind, thrown: unknown, where: { path: string; at: string }): LoggedError {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return {
    kind,
    message: redact(message).slice(0, MESSAGE_LENGTH) || kind,
    stack: redact(stack).slice(0, STACK_LENGTH),
    path: redact(where.path).slice(0, PATH_LENGTH),
    at: where.at,
    count: 1,
  };
}
