import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Milliseconds between two looks at whether the overlay that asked for the jump has left. */
const LOOK_EVERY = 50;

/** Where the learner is on the paper, and how to go elsewhere. */
export interface Place {
  questionId: string | null;
  /** The learner went there by pointer or keyboard: nothing has to move. */
  arrive: (questionId: string) => void;
  /** Brings the learner there: from the answer card, a dialog, or by previous and next. */
  jump: (questionId: string) => void;
}

/**
 * Follows the learner through the paper. On a wide page a jump takes the focus along; a phone shows the question in
 * place of the last one, and the focus stays on the button that is pressed again and again.
 */
export function usePlace(first: string | null, room: RefObject<HTMLElement | null>, wide: boolean): Place {
  const [questionId, setQuestionId] = useState(first);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const isWide = useRef(wide);
  const jump = useCallback((id: string) => {
    setQuestionId(id);
    setTarget({ id });
  }, []);
  useEffect(() => {
    isWide.current = wide;
  });
  useEffect(() => {
    if (!target) return undefined;
    const go = (): boolean => {
      // An overlay keeps the focus, and the page still, until it has left.
      if (document.querySelector('dialog[open]')) return false;
      const question = room.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(target.id)}"]`);
      question?.scrollIntoView({ block: 'start' });
      if (isWide.current) question?.focus({ preventScroll: true });
      return true;
    };
    if (go()) return undefined;
    const timer = setInterval(() => {
      if (go()) clearInterval(timer);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [target, room]);
  return { questionId, arrive: setQuestionId, jump };
}
