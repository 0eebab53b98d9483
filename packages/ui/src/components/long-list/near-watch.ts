import { flushSync } from 'react-dom';
import { keepPlace } from './keep-place.ts';

/** How a part of the page stands to the window. */
export interface Nearness {
  /** In the window or close to it, or holding the focus, or about to be printed. */
  near: boolean;
  /** Height in px that it had when it was last near; null while unknown. */
  height: number | null;
}

interface Watched {
  seen: boolean;
  told: boolean;
  tell: (nearness: Nearness) => void;
}

/** A third of a window above and below is drawn in full: enough for a turn of the wheel and for the next Tab. */
const MARGIN = '33% 0%';

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;
let held: ReadonlySet<Element> = new Set();
let printing = false;
let width = 0;

function settle(element: Element, entry: Watched): void {
  const near = entry.seen || printing || held.has(element);
  if (near === entry.told) return;
  entry.told = near;
  // Read while it is still full: it keeps this height when it is light, and nothing jumps.
  entry.tell({ near, height: near ? null : element.getBoundingClientRect().height });
}

function settleAll(): void {
  for (const [element, entry] of watched) settle(element, entry);
}

function onSeen(entries: readonly IntersectionObserverEntry[]): void {
  let coming = false;
  for (const { target, isIntersecting } of entries) {
    const entry = watched.get(target);
    if (!entry) continue;
    entry.seen = isIntersecting;
    coming ||= isIntersecting && !entry.told;
  }
  // What leaves keeps its height, so only what comes can move the page.
  if (coming) keepPlace(watched.keys(), settleAll);
  else settleAll();
}

/** The part around an element that holds the focus, what encloses it, and its neighbours: Tab and Shift+Tab go there. */
function around(focused: Element): ReadonlySet<Element> {
  const inside: Element[] = [];
  for (let at: Element | null = focused; at; at = at.parentElement) if (watched.has(at)) inside.push(at);
  const innermost = inside[0];
  if (!innermost) return new Set();
  let before: Element | undefined;
  let after: Element | undefined;
  for (const element of watched.keys()) {
    if (element.contains(innermost)) continue;
    const precedes = (innermost.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const nearer = (than: Element | undefined, bit: number): boolean =>
      !than || (than.compareDocumentPosition(element) & bit) !== 0;
    if (precedes && nearer(before, Node.DOCUMENT_POSITION_FOLLOWING)) before = element;
    if (!precedes && nearer(after, Node.DOCUMENT_POSITION_PRECEDING)) after = element;
  }
  return new Set([...inside, before, after].filter((element) => element !== undefined));
}

function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  held = around(target);
  // Not at once: an effect of React may have moved the focus, and React cannot draw in the middle of itself.
  queueMicrotask(() => keepPlace(watched.keys(), settleAll));
}

function onBeforePrint(): void {
  printing = true;
  // Sync: the page is printed as it stands when this listener returns.
  flushSync(settleAll);
}

function onAfterPrint(): void {
  printing = false;
  settleAll();
}

/** Another width means other heights: what was kept is forgotten. */
function onResize(): void {
  if (window.innerWidth === width) return;
  width = window.innerWidth;
  for (const entry of watched.values()) if (!entry.told) entry.tell({ near: false, height: null });
}

function start(): void {
  width = window.innerWidth;
  // The second margin is for lists that scroll in a box of their own.
  observer = new IntersectionObserver(onSeen, { rootMargin: MARGIN, scrollMargin: MARGIN });
  document.addEventListener('focusin', onFocus);
  window.addEventListener('beforeprint', onBeforePrint);
  window.addEventListener('afterprint', onAfterPrint);
  window.addEventListener('resize', onResize);
}

function stop(): void {
  observer?.disconnect();
  observer = undefined;
  held = new Set();
  document.removeEventListener('focusin', onFocus);
  window.removeEventListener('beforeprint', onBeforePrint);
  window.removeEventListener('afterprint', onAfterPrint);
  window.removeEventListener('resize', onResize);
}

/**
 * Tells whenever a part of the page comes near the window or leaves it; `near` is how it stands now. One observer
 * serves the whole page. Where there is none, everything is near. Answers how to stop.
 */
export function watchNear(element: Element, near: boolean, tell: (nearness: Nearness) => void): () => void {
  if (!('IntersectionObserver' in window)) {
    tell({ near: true, height: null });
    return () => undefined;
  }
  if (watched.size === 0) start();
  watched.set(element, { seen: near, told: near, tell });
  observer?.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size === 0) stop();
  };
}
