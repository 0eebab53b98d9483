import { useEffect, useRef } from 'react';

/** Milliseconds between two looks at where the focus is. */
const LOOK_EVERY = 50;

/**
 * What is removed from a list takes its button along, and the keyboard's place with it: the heading takes over, so
 * that the next Tab goes on in the list and not at the top of the page. `count` is null while there is no list.
 */
export function useKeptPlace(count: number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const fewer = before.current !== null && count !== null && count < before.current;
    before.current = count ?? before.current;
    if (!fewer) return undefined;
    // The dialog that asked holds the focus until it has left, and it leaves with a movement.
    const timer = setInterval(() => {
      if (document.activeElement?.closest('[role="alertdialog"]')) return;
      clearInterval(timer);
      if (document.activeElement === document.body) heading.current?.focus();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [count]);
  return heading;
}
