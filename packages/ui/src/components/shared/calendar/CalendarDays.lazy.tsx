import type { IsoDate } from '@wutong/domain';
import { CalendarCell, CalendarGrid } from 'react-aria-components';

/** The days of the month in sight, Monday first. Which of them is today is the caller's to know. */
export function CalendarDays({ today }: { today: IsoDate }) {
  return (
    <CalendarGrid weekdayStyle="narrow">
      {(date) => <CalendarCell date={date} className={date.toString() === today ? 'wt-day wt-today' : 'wt-day'} />}
    </CalendarGrid>
  );
}
