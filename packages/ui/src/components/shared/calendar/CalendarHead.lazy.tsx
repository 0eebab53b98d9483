import { useContext } from 'react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide';
import { CalendarStateContext, RangeCalendarStateContext } from 'react-aria-components';
import { IconButton } from '../../icon-button/index.ts';
import { fill } from '../../../wording/index.ts';
import { useDatesWording } from '../../../wording/dates.ts';

/** The month in sight and the ways to others; a birthday is years away, so there are steps of a year too. */
export function CalendarHead() {
  const words = useDatesWording().date;
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = single ?? range;
  if (!state) return null;
  const { year, month } = state.visibleRange.start;
  const first = state.isPreviousVisibleRangeInvalid();
  const last = state.isNextVisibleRangeInvalid();
  const byYears = (years: number): void => state.setFocusedDate(state.focusedDate.add({ years }));
  return (
    <div className="wt-head">
      <IconButton icon={ChevronsLeft} label={words.previousYear} disabled={first} onClick={() => byYears(-1)} />
      <IconButton icon={ChevronLeft} label={words.previousMonth} disabled={first} onClick={() => state.focusPreviousPage()} />
      {/* The library announces the month by itself. */}
      <span className="wt-month" aria-hidden>{fill(words.month, { year, month })}</span>
      <IconButton icon={ChevronRight} label={words.nextMonth} disabled={last} onClick={() => state.focusNextPage()} />
      <IconButton icon={ChevronsRight} label={words.nextYear} disabled={last} onClick={() => byYears(1)} />
    </div>
  );
}
