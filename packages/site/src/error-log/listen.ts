import type { ErrorLog } from './error-log.ts';

/** Writes down what breaks outside of any page: scripts and promises. Answers the function that stops it. */
export function listenForErrors(target: Window, log: Pick<ErrorLog, 'add'>): () => void {
  const onError = (event: ErrorEvent): void => {
    // A resource that fails, or a script of another origin, says nothing that would help.
    if (event.error !== undefined && event.error !== null) log.add('script', event.error);
  };
  const onRejection = (event: PromiseRejectionEvent): void => log.add('rejection', event.reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return () => {
    target.removeEventListener('error', onError);
    target.removeEventListener('unhandledrejection', onRejection);
  };
}
