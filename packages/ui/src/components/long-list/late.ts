import { flushSync } from 'react-dom';

/** Milliseconds that must be left of an idle stretch for another piece of work. */
const ENOUGH = 3;

/** Where the browser does not say when it is idle, work waits so many milliseconds and then goes piece by piece. */
const GUESS = 50;

const waiting = new Set<() => void>();

function work(hasTime: () => boolean): void {
  for (const piece of waiting) {
    waiting.delete(piece);
    flushSync(piece);
    if (!hasTime()) break;
  }
  if (waiting.size > 0) ask();
}

function ask(): void {
  if ('requestIdleCallback' in window) requestIdleCallback((idle) => work(() => idle.timeRemaining() > ENOUGH));
  else setTimeout(work, GUESS, () => false);
}

/**
 * Sets a state when the browser has nothing else to do, one piece at a time: for what nobody sees, so that what they
 * see is painted first. Answers how to take it back.
 */
export function whenIdle(piece: () => void): () => void {
  if (waiting.size === 0) ask();
  waiting.add(piece);
  return () => waiting.delete(piece);
}
