import type { RefObject } from 'react';
import { parseDate } from '@internationalized/date';
import type { IsoDate } from '@wutong/domain';
import { Calendar } from 'react-aria-components';
import { Button } from '../button/index.ts';
import { CalendarDays } from '../shared/calendar/CalendarDays.lazy.tsx';
import { CalendarHead } from '../shared/calendar/CalendarHead.lazy.tsx';
import { CalendarPopover } from '../shared/calendar/CalendarPopover.lazy.tsx';
import { nearestDay, problemOfDay } from '../shared/calendar/day-rules.ts';
import type { DayRules } from '../shared/calendar/day-rules.ts';
import { useDatesWording } from '../../wording/dates.ts';

interface DateFieldImplProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  value: IsoDate | null;
  today: IsoDate;
  rules: DayRules;
  onChoose: (day: IsoDate | null) => void;
}

/** The lazy half of the date field: the calendar. */
export function DateFieldImpl({ label, open, onOpenChange, anchor, value, today, rules, onChoose }: DateFieldImplProps) {
  const words = useDatesWording().date;
  const { min, max, isDayDisabled } = rules;
  return (
    <CalendarPopover {...{ label, open, onOpenChange, anchor }}>
      <Calendar
        aria-label={label}
        autoFocus
        firstDayOfWeek="mon"
        value={value === null ? null : parseDate(value)}
        defaultFocusedValue={parseDate(nearestDay(value ?? today, rules))}
        minValue={min === undefined ? null : parseDate(min)}
        maxValue={max === undefined ? null : parseDate(max)}
        isDateUnavailable={(date) => isDayDisabled?.(date.toString()) ?? false}
        onChange={(date) => onChoose(date.toString())}
      >
        <CalendarHead />
        <CalendarDays today={today} />
      </Calendar>
      <div className="wt-foot">
        <Button size="sm" variant="quiet" disabled={problemOfDay(today, rules) !== undefined} onClick={() => onChoose(today)}>{words.today}</Button>
        <Button size="sm" variant="quiet" disabled={value === null} onClick={() => onChoose(null)}>{words.clear}</Button>
      </div>
    </CalendarPopover>
  );
}
