import { useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { bounded, keyTarget, numberSigns, readNumber } from './number-text.ts';
import type { NumberRange } from './number-text.ts';

/**
 * The text of a number while it is typed. Only numbers inside the range are reported; leaving the box or Enter brings
 * what is outside to the nearest bound. `said` is the value to announce after it changed without being typed.
 */
export function useNumberText(value: number | null, change: (value: number | null) => void, range: NumberRange) {
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState<{ value: number; bounded: boolean } | null>(null);
  const composing = useRef(false);
  const typed = draft === null ? value : readNumber(draft);

  const type = (text: string): void => {
    // The letters of an input method are no input yet: touching the text would break the word that is being composed.
    const signs = composing.current ? text : numberSigns(text, range);
    setDraft(signs);
    setSaid(null);
    const next = composing.current ? undefined : readNumber(signs);
    if (next === undefined || next === value) return;
    if (next === null || bounded(next, range) === next) change(next);
  };
  const settle = (): void => {
    if (draft === null) return;
    const next = typed === undefined || typed === null ? typed : bounded(typed, range);
    setDraft(null);
    if (next !== undefined && next !== null && next !== typed) setSaid({ value: next, bounded: true });
    if (next !== undefined && next !== value) change(next);
  };
  const go = (next: number): void => {
    setDraft(null);
    setSaid({ value: next, bounded: false });
    if (next !== value) change(next);
  };
  return {
    text: draft ?? String(value ?? ''),
    said,
    /** As an arrow key does: one step up or down. */
    step: (key: 'ArrowUp' | 'ArrowDown'): void => go(keyTarget(key, typed ?? null, range) ?? 0),
    box: {
      onChange: (event: ChangeEvent<HTMLInputElement>): void => type(event.target.value),
      onCompositionStart: (): void => { composing.current = true; },
      onCompositionEnd: (event: { currentTarget: HTMLInputElement }): void => {
        composing.current = false;
        type(event.currentTarget.value);
      },
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
        if (event.nativeEvent.isComposing || event.currentTarget.readOnly) return;
        if (event.key === 'Enter') return settle();
        const next = keyTarget(event.key, typed ?? null, range);
        if (next === undefined) return;
        event.preventDefault();
        go(next);
      },
    },
  };
}
