import { lazy, Suspense, useRef, useState } from 'react';
import type { CSSProperties, Ref } from 'react';
import { CalendarDays } from 'lucide';
import type { IsoDate } from '@wutong/domain';
import { Field } from '../field/index.ts';
import type { FieldControl, FieldTexts } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { DayRules } from '../shared/calendar/day-rules.ts';
import { problemText } from '../shared/calendar/problem-text.ts';
import { useDayText } from '../shared/calendar/use-day-text.ts';
import type { DayText } from '../shared/calendar/use-day-text.ts';
import { useControlled } from '../shared/use-controlled.ts';
import { useMergedRef } from '../shared/use-merged-ref.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fill } from '../../wording/index.ts';
import { useDatesWording } from '../../wording/dates.ts';
import type { DayRange } from './DateRangeFieldImpl.tsx';
import { Span } from './DateRangeField.styles.ts';

export type { DayRange } from './DateRangeFieldImpl.tsx';

const load = () => import('./DateRangeFieldImpl.tsx').then((module) => ({ default: module.DateRangeFieldImpl }));
const Impl = lazy(load);

/** Fetches the calendar's code before it is needed; a failure waits for the real opening. */
function preload(): void {
  load().catch(() => undefined);
}

const NO_DAYS: DayRange = { start: null, end: null };

export interface DateRangeFieldProps extends FieldTexts, DayRules {
  /** The first and the last day; null where one is not chosen yet. */
  value?: DayRange | undefined;
  defaultValue?: DayRange | undefined;
  /** Hears only of days that may be chosen; the end is never before the start. */
  onChange?: ((range: DayRange) => void) | undefined;
  /** Today, marked in the calendar: the caller owns the clock. */
  today: IsoDate;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A span of days: two boxes to type in, and one calendar for both. */
export function DateRangeField({
  value: given, defaultValue = NO_DAYS, onChange, today, min, max, isDayDisabled, disabled = false, error, ref, ...field
}: DateRangeFieldProps) {
  const { date, dateRange: words } = useDatesWording();
  const around = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(around, ref);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [value, change] = useControlled(given, defaultValue, onChange);
  const rules = { min, max, isDayDisabled };
  // An end before the start is no span: the end box takes days from the start on, and a later start takes the end away.
  const endRules = { ...rules, min: value.start ?? min };
  const begin = (start: IsoDate | null): void => {
    change({ start, end: start !== null && value.end !== null && value.end < start ? null : value.end });
  };
  const start = useDayText(value.start, begin, rules);
  const end = useDayText(value.end, (day) => change({ ...value, end: day }), endRules);
  const wrong = problemText(start.problem, date, rules, today) ?? problemText(end.problem, date, endRules, today);
  const title = fill(date.calendar, { label: field.label });
  const choose = (range: DayRange): void => {
    setOpen(false);
    start.forget();
    end.forget();
    change(range);
  };
  /** A side of its own accord, or both where the caller says that the span is wrong. */
  const invalid = (side: DayText, control: FieldControl) => (wrong === undefined ? control['aria-invalid'] : side.problem !== null || undefined);
  const shared = { type: 'text', inputMode: 'numeric', autoComplete: 'off', placeholder: today, disabled } as const;
  return (
    <Field group {...field} error={wrong ?? error}>
      {(control) => (
        <Span ref={merged} onPointerEnter={preload} onFocus={preload}>
          <input {...shared} id={control.id} aria-label={words.start} aria-invalid={invalid(start, control)} {...start.box} />
          <span aria-hidden>{words.to}</span>
          <input {...shared} aria-label={words.end} aria-invalid={invalid(end, control)} {...end.box} />
          <IconButton
            icon={CalendarDays}
            label={title}
            variant="outline"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          />
          <VisuallyHidden role="status">{wrong}</VisuallyHidden>
          {asked && (
            <Suspense fallback={null}>
              <Impl {...{ open, value, today, rules }} label={title} onOpenChange={setOpen} anchor={around} onChoose={choose} />
            </Suspense>
          )}
        </Span>
      )}
    </Field>
  );
}
