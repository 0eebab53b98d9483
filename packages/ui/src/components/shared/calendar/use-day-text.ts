import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { IsoDate } from '@wutong/domain';
import { readAllowedDay } from './day-rules.ts';
import type { DayProblem, DayRules } from './day-rules.ts';

/** A text box for a day, as its component draws it. */
export interface DayText {
  text: string;
  /** What is wrong with the text, said only once the box was left. */
  problem: DayProblem | null;
  /** Gives up what was typed, because a day was chosen elsewhere. */
  forget: () => void;
  /** For the `<input>`. */
  box: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/** The text of a day while it is typed. Only days that may be chosen are reported, and null for everything else. */
export function useDayText(value: IsoDate | null, change: (day: IsoDate | null) => void, rules: DayRules): DayText {
  const [draft, setDraft] = useState<{ text: string; left: boolean } | null>(null);
  const text = draft?.text ?? value ?? '';
  const read = readAllowedDay(text, rules);
  const type = (typed: string): void => {
    setDraft({ text: typed, left: false });
    const next = readAllowedDay(typed, rules);
    if ('day' in next && next.day !== value) change(next.day);
    if (typed.trim() === '' && value !== null) change(null);
  };
  const settle = (): void => {
    if (draft === null) return;
    const kept = 'problem' in read && draft.text.trim() !== '';
    setDraft(kept ? { text: draft.text, left: true } : null);
    if (kept && value !== null) change(null);
  };
  return {
    text,
    problem: draft?.left && 'problem' in read ? read.problem : null,
    forget: () => setDraft(null),
    box: {
      value: text,
      onChange: (event) => type(event.target.value),
      onBlur: settle,
      onKeyDown: (event) => { if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle(); },
    },
  };
}
