import { lazy, Suspense, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { CalendarDays } from 'lucide';
import type { IsoDate } from '@wutong/domain';
import { Field } from '../field/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { DayRules } from '../shared/calendar/day-rules.ts';
import { problemText } from '../shared/calendar/problem-text.ts';
import { useDayText } from '../shared/calendar/use-day-text.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fill } from '../../wording/index.ts';
import { useDatesWording } from '../../wording/dates.ts';
import { Box } from './DateField.styles.ts';

const load = () => import('./DateFieldImpl.tsx').then((module) => ({ default: module.DateFieldImpl }));
const Impl = lazy(load);

/** Fetches the calendar's code before it is needed; a failure waits for the real opening. */
function preload(): void {
  load().catch(() => undefined);
}

type Replaced = keyof FieldTexts | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'min' | 'max';

export interface DateFieldProps extends FieldTexts, DayRules, Omit<ComponentProps<'input'>, Replaced> {
  /** The chosen day as `YYYY-MM-DD`; null while none is. */
  value?: IsoDate | null | undefined;
  defaultValue?: IsoDate | null | undefined;
  /** Hears only of days that may be chosen, and of null for an emptied or unusable text. */
  onChange?: ((day: IsoDate | null) => void) | undefined;
  /** Today, marked in the calendar: the caller owns the clock. */
  today: IsoDate;
}

/**
 * A day, typed as people write it (`20261121`, `2026/11/21`, `2026 年 11 月 21 日`) or chosen in a calendar whose code
 * comes when the pointer or the focus does. Says by itself what is wrong with a typed day.
 */
export function DateField({
  label, hideLabel, hint, error, optional, id, className, style, value: given, defaultValue = null, onChange, today, min, max,
  isDayDisabled, ...input
}: DateFieldProps) {
  const words = useDatesWording().date;
  const around = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const rules = { min, max, isDayDisabled };
  const [value, change] = useControlled(given, defaultValue, onChange);
  const { problem, forget, box } = useDayText(value, change, rules);
  const wrong = problemText(problem, words, rules, today);
  const title = fill(words.calendar, { label });
  const show = (): void => {
    setAsked(true);
    setOpen(true);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.altKey && event.key === 'ArrowDown' && !input.readOnly) show();
    else box.onKeyDown(event);
  };
  const choose = (day: IsoDate | null): void => {
    setOpen(false);
    forget();
    change(day);
  };
  return (
    <Field {...{ label, hideLabel, hint, optional, id, className, style }} error={wrong ?? error}>
      {(control) => (
        <Box ref={around} onPointerEnter={preload} onFocus={preload}>
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder={fill(words.example, { day: today })}
            {...control}
            {...input}
            {...box}
            type="text"
            onKeyDown={press}
          />
          <IconButton
            icon={CalendarDays}
            label={title}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={input.disabled === true || input.readOnly === true}
            onClick={show}
          />
          <VisuallyHidden role="status">{wrong}</VisuallyHidden>
          {asked && (
            <Suspense fallback={null}>
              <Impl {...{ open, value, today, rules }} label={title} onOpenChange={setOpen} anchor={around} onChoose={choose} />
            </Suspense>
          )}
        </Box>
      )}
    </Field>
  );
}
