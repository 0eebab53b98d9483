/** The browser's lock manager, as far as it is needed; absent on plain HTTP. */
type Locks = Pick<LockManager, 'request' | 'query'> | undefined;

/** What a turn works on. */
export interface Turn<Answer> {
  task: () => Promise<Answer>;
  /** The refresh token that the task means to spend. */
  spends: string;
  /** The refresh token that this tab sees in the store at this moment. */
  seen: () => string | null | undefined;
}

/** After so many ms a tab goes on without the lock: the one that holds it may have been frozen by the browser. */
const PATIENCE_MS = 60_000;

/** For so many ms others are told that a token is spent: longer than a browser takes to show a write to its other tabs. */
const MARK_MS = 10_000;

/** How long, and how often, a tab looks whether its view of the store has caught up. */
const CATCH_UP_MS = 5_000;
const LOOK_MS = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A short name for a token that tells nothing of it. */
async function nameOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Runs turns of one name in one tab of this browser at a time. A lock alone is not enough: tabs live in processes of their
 * own, and what one has written to the store another may see only a moment later. So a spent token leaves a mark, itself a
 * lock, which every tab sees at once; who finds it waits until the store has caught up. Where the browser has no locks
 * (plain HTTP), or one is held for too long, the turn is taken at once: the server bears the same refresh token twice
 * for some seconds, just for that.
 */
export function oneTabAtATime(locks: Locks, name: string, patience = PATIENCE_MS) {
  return async <Answer>(turn: Turn<Answer>): Promise<Answer> => {
    if (!locks) return turn.task();
    let started = false;
    const run = (): Promise<Answer> => {
      started = true;
      return takeTurn(locks, name, turn);
    };
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(patience) }, run);
    } catch (thrown) {
      // A lock that never came ends here too; what the task itself threw is not ours to try again.
      if (started) throw thrown;
      return turn.task();
    }
  };
}

async function takeTurn<Answer>(locks: NonNullable<Locks>, name: string, { task, spends, seen }: Turn<Answer>): Promise<Answer> {
  const mark = `${name}-spent-${await nameOf(spends)}`;
  const { held = [] } = await locks.query();
  if (held.some((lock) => lock.name === mark)) {
    for (let waited = 0; seen() === spends && waited < CATCH_UP_MS; waited += LOOK_MS) await pause(LOOK_MS);
  }
  const answer = await task();
  if (seen() !== spends) await leaveMark(locks, mark);
  return answer;
}

/** Holds a mark for a while; answers as soon as every tab can see it. */
function leaveMark(locks: NonNullable<Locks>, mark: string): Promise<void> {
  return new Promise((left) => {
    void locks.request(mark, { ifAvailable: true }, (lock) => {
      left();
      return lock ? pause(MARK_MS) : undefined;
    });
  });
}
