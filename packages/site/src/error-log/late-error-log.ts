import type { ErrorLog, ErrorLogParts } from './error-log.ts';
import type { ErrorKind } from './entry.ts';

/** Where the queue of an earlier page would stand; see queue.ts. */
const LEFT = 'errorQueue';

/**
 * The error log of a page, whose code is fetched with the first error, or soon after the start when an earlier page left some
 * behind: most pages never need it. Code that can't be fetched now is tried again with the next error.
 */
export function createLateErrorLog(parts: ErrorLogParts): ErrorLog {
  let loading: Promise<ErrorLog> | undefined;
  const load = (): Promise<ErrorLog> => {
    loading ??= import('./error-log.ts').then(({ createErrorLog }) => createErrorLog(parts));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const withLog = (act: (log: ErrorLog) => void): void => void load().then(act, () => undefined);
  if (parts.store.get(LEFT) !== null) withLog(() => undefined);
  return {
    add: (kind: ErrorKind, thrown: unknown) => withLog((log) => log.add(kind, thrown)),
    stop: () => {
      if (loading) withLog((log) => log.stop());
    },
  };
}
