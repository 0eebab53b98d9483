/** The browser's lock manager, as far as it is needed; absent on plain HTTP. */
type Locks = Pick<LockManager, 'request'> | undefined;

/** After so many ms a tab goes on without the lock: the one that holds it may have been frozen by the browser. */
const PATIENCE_MS = 60_000;

/**
 * Runs tasks of one name in one tab of this browser at a time. Where the browser has no locks (plain HTTP),
 * or one is held for too long, the task runs at once: the server bears the same refresh token twice for
 * some seconds, just for that.
 */
export function oneTabAtATime(locks: Locks, name: string, patience = PATIENCE_MS) {
  return async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    if (!locks) return task();
    let started = false;
    const run = (): Promise<Answer> => {
      started = true;
      return task();
    };
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(patience) }, run);
    } catch (thrown) {
      // A lock that never came ends here too; what the task itself threw is not ours to try again.
      if (started) throw thrown;
      return task();
    }
  };
}
