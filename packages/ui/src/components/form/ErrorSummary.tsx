import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { CircleAlert } from 'lucide';
import { Icon } from '../icon/index.ts';
import { fill } from '../../wording/index.ts';
import { useFormWording } from '../../wording/form.ts';
import { Summary } from './Form.styles.ts';

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields; `id` is the control's. */
  errors: readonly { id: string; message: string }[];
  /** What is wrong with the whole. */
  message: string | null;
  /** Changes with every try: each takes the focus here again. */
  turn: number;
}

/** What keeps a form from being sent, at its top, with a way to each field (as on gov.uk). Takes the focus. */
export function ErrorSummary({ errors, message, turn }: ErrorSummaryProps) {
  const words = useFormWording().form;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [turn]);
  const lead = (event: MouseEvent, target: string): void => {
    const control = document.getElementById(target);
    if (!control) return;
    event.preventDefault();
    control.focus({ preventScroll: true });
    // Its label stands above it, and would lie under a sticky header.
    control.scrollIntoView({ block: 'center' });
  };
  const count = errors.length === 1 ? words.oneWrong : fill(words.someWrong, { count: errors.length });
  return (
    <Summary ref={box} tabIndex={-1} role="group" aria-labelledby={id}>
      <h2 id={id}>
        <Icon of={CircleAlert} />
        {errors.length > 0 ? count : words.refused}
      </h2>
      {message !== null && <p>{message}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={error.id}><a href={`#${error.id}`} onClick={(event) => lead(event, error.id)}>{error.message}</a></li>
          ))}
        </ul>
      )}
    </Summary>
  );
}
