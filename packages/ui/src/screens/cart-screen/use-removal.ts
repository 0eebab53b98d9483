import { useState } from 'react';
import type { CartLine } from '@wutong/domain';

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
