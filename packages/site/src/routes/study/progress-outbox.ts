import type { TextStore } from '../../session/storage.ts';

/**
 * Positions that have not reached the server yet, by learner and lesson. They are written before the
 * call is sent and taken away when it has answered, so that a lost connection, a reload or a closed
 * tab costs no hour.
 */
export interface ProgressOutbox {
  /** The position in seconds that still waits; null when nothing does. */
  waiting(lessonId: string): number | null;
  put(lessonId: string, position: number): void;
  /** Takes a position away, unless a newer one has come meanwhile. */
  sent(lessonId: string, position: number): void;
}

/** The outbox of one learner. */
export function progressOutbox(store: TextStore, userId: string): ProgressOutbox {
  const keyOf = (lessonId: string) => `progress:${userId}:${lessonId}`;
  const waiting = (lessonId: string) => {
    const text = store.get(keyOf(lessonId));
    const position = text === null ? Number.NaN : Number(text);
    return Number.isInteger(position) && position >= 0 ? position : null;
  };
  return {
    waiting,
    put: (lessonId, position) => store.set(keyOf(lessonId), String(Math.floor(position))),
    sent: (lessonId, position) => {
      if (waiting(lessonId) === Math.floor(position)) store.remove(keyOf(lessonId));
    },
  };
}
