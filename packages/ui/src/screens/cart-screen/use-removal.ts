import { useEffect, useRef, useState } from 'react';
import { cartLines } from '@wutong/domain';
import type { Cart, CartLine } from '@wutong/domain';

/** Milliseconds between two looks at where the focus is. */
const LOOK_EVERY = 50;

/** What is asked to leave the cart: some lines, or all of them. */
export interface Removal {
  lines: readonly CartLine[];
  all: boolean;
}

/** Holds the question until it is answered; its words stay while the dialog leaves. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [open, setOpen] = useState(false);
  return {
    removal,
    open,
    ask: (asked: Removal): void => {
      setRemoval(asked);
      setOpen(true);
    },
    close: (): void => setOpen(false),
  };
}

/**
 * A removed line takes its button along, and the keyboard's place with it: the heading takes over, so that the
 * next Tab goes on in the cart and not at the top of the page.
 */
export function useKeptPlace(cart: Cart | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = cart === null ? null : cartLines(cart).length;
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
