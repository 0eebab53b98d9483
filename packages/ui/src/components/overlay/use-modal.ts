import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { lockScroll } from './scroll-lock.ts';

/** A modal dialog as its frame needs it. */
export interface ModalState {
  ref: RefObject<HTMLDialogElement | null>;
  /** It stands open: what it holds may be drawn, and `autoFocus` in it works. */
  shown: boolean;
  /** Shows it again after the browser closed it on its own; false where it is open. */
  reopen: () => boolean;
}

/** Shows a `<dialog>` as long as it is mounted; once `open` is false, waits for it to fade and says so. */
export function useModal(open: boolean, onGone: () => void): ModalState {
  const ref = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const unlock = lockScroll();
    // Empty yet, so that the focus goes to the dialog itself rather than to the first thing in it, its cross.
    dialog?.showModal();
    setShown(true);
    return () => {
      // Before it leaves the page: only then does the browser give the focus back.
      dialog?.close();
      unlock();
    };
  }, []);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (open) return undefined;
    let waiting = true;
    const fading = ref.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(fading.map((animation) => animation.finished)).then(() => waiting && gone.current());
    return () => {
      waiting = false;
    };
  }, [open]);
  const reopen = (): boolean => {
    if (ref.current?.open !== false) return false;
    ref.current.showModal();
    return true;
  };
  return { ref, shown, reopen };
}
