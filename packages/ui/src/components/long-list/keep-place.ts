import { flushSync } from 'react-dom';

/** The first row that the reader sees in one of some parts of the page. */
function firstSeen(parts: Iterable<Element>): Element | undefined {
  let first: Element | undefined;
  for (const part of parts) {
    const { top, bottom } = part.getBoundingClientRect();
    const seen = bottom > 0 && top < window.innerHeight;
    if (seen && (!first || first.contains(part) || (first.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)) {
      first = part;
    }
  }
  return [...(first?.children ?? [])].find((row) => row.getBoundingClientRect().bottom > 0);
}

/** What scrolls an element: a box around it, or the page. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Makes a change in React that may alter heights, and scrolls so that the first row in the window stays where it was.
 * Browsers do the like by themselves, but Safari not at all, and Chromium not when that row's own part changes.
 */
export function keepPlace(parts: Iterable<Element>, change: () => void): void {
  const row = firstSeen(parts);
  const before = row?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (!row?.isConnected) return;
  const moved = row.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) scrollerOf(row).scrollBy({ top: moved, behavior: 'instant' });
}
