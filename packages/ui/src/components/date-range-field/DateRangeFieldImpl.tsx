import type { RefObject } from 'react';
import { parseDate } from '@internationalized/date';
import type { IsoDate } from '@wutong/domain';
import { RangeCalendar } from 'react-aria-components';
import { Button } from '../button/index.ts';
import { CalendarDays } from '../shared/calendar/CalendarDays.lazy.tsx';
import { CalendarHead } from '../shared/calendar/CalendarHead.lazy.tsx';
import { CalendarPopover } from '../shared/calendar/CalendarPopover.lazy.tsx';
import { nearestDay } from '../shared/calendar/day-rules.ts';
import type { DayRules } from '../shared/calendar/day-rules.ts';
import { useDatesWording } from '../../wording/dates.ts';

/** A span of days as `YYYY-MM-DD`; null where a side is not chosen yet. */
export interface DayRange {
  start: IsoDate | null;
  end: IsoDate | null;
}

interface DateRangeFieldImplProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  value: DayRange;
  today: IsoDate;
  rules: DayRules;
  onChoose: (range: DayRange) => void;
}

/** The lazy half of the date range field: the calendar. */
export function DateRangeFieldImpl({ label, open, onOpenChange, anchor, value, today, rules, onChoose }: DateRangeFieldImplProps) {
  const words = useDatesWording().date;
  const { min, max, isDayDisabled } = rules;
  const { start, end } = value;
  return (
    <CalendarPopover {...{ label, open, onOpenChange, anchor }}>
      <RangeCalendar
        aria-label={label}
        className="wt-range"
        autoFocus
        firstDayOfWeek="mon"
        defaultValue={start === null || end === null ? null : { start: parseDate(start), end: parseDate(end) }}
        defaultFocusedValue={parseDate(nearestDay(start ?? end ?? today, rules))}
        minValue={min === undefined ? null : parseDate(min)}
        maxValue={max === undefined ? null : parseDate(max)}
        isDateUnavailable={(date) => isDayDisabled?.(date.toString()) ?? false}
        onChange={(range) => onChoose({ start: range.start.toString(), end: range.end.toString() })}
      >
        <CalendarHead />
        <CalendarDays today={today} />
      </RangeCalendar>
      <div className="wt-foot">
        <Button size="sm" variant="quiet" disabled={start === null && end === null} onClick={() => onChoose({ start: null, end: null })}>
          {words.clear}
        </Button>
      </div>
    </CalendarPopover>
  );
}
