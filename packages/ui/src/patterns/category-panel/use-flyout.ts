import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the mouse must rest before something opens, and be away before it closes again. */
const OPEN_AFTER = 120;
const CLOSE_AFTER = 240;

/** What is open, and whether it was asked for (press, key) or only met by the mouse. */
interface Opened {
  id: string;
  pinned: boolean;
}

/** One of several things that open beside their control, by mouse, press or keyboard. */
export interface Flyout {
  openId: string | null;
  /** The mouse arrived; opens after a short rest, so that crossing a list opens nothing. */
  hover: (id: string) => void;
  /** The mouse left everything; what only the mouse had opened closes. */
  leave: () => void;
  /** A press: opens, keeps open what the mouse had opened, closes what was kept open. */
  press: (id: string) => void;
  /** A key asks for it. */
  open: (id: string) => void;
  close: () => void;
}

/** Keeps which fly-out is open. Timers never outlive the component. */
export function useFlyout(): Flyout {
  const [opened, setOpened] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((wait: number, next: (now: Opened | null) => Opened | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(next), wait);
  }, []);
  const now = useCallback((next: (now: Opened | null) => Opened | null) => {
    clearTimeout(timer.current);
    setOpened(next);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    openId: opened?.id ?? null,
    hover: (id) => later(OPEN_AFTER, (old) => (old?.id === id ? old : { id, pinned: false })),
    leave: () => later(CLOSE_AFTER, (old) => (old?.pinned ? old : null)),
    press: (id) => now((old) => (old?.id === id && old.pinned ? null : { id, pinned: true })),
    open: (id) => now(() => ({ id, pinned: true })),
    close: () => now(() => null),
  };
}
