import { memo, useId } from 'react';
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide';
import { formatHours, REQUIRED_HOURS_PER_YEAR, studyFormLabel, toShanghaiDate } from '@wutong/domain';
import type { StudyRecord, StudyYear } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { LongRows } from '../../components/long-list/index.ts';
import { useStable } from '../../components/shared/use-stable.ts';
import { fill } from '../../wording/index.ts';
import { useRecordsWording } from '../../wording/records.ts';

interface YearOfRecordsProps {
  year: StudyYear;
  /** Whether it is the first of the page. */
  first: boolean;
  open: boolean;
  onToggle: (year: number) => void;
}

const keyOf = (record: StudyRecord): string => record.id;

/** A row has no controls: far from the window its words stand in one element instead of five. */
function renderRow(record: StudyRecord, near: boolean) {
  const words = [
    toShanghaiDate(record.completedAt), record.courseName, record.institutionName, studyFormLabel(record.studyForm), formatHours(record.hours),
  ];
  if (!near) return <div role="listitem" className="wt-record">{words.join(' ')}</div>;
  const [date, course, institution, form, hours] = words;
  return (
    <div role="listitem" className="wt-record">
      <span className="wt-date">{date}</span>
      <span className="wt-course" title={course}>{course}</span>
      <span className="wt-from">{institution}</span>
      <span>{form}</span>
      <span className="wt-hours">{hours}</span>
    </div>
  );
}

/** One year: what it came to, whether its rule was kept, and its records. */
export const YearOfRecords = memo(function YearOfRecords({ year, first, open, onToggle }: YearOfRecordsProps) {
  const words = useRecordsWording().records;
  const id = useId();
  const press = useStable(() => onToggle(year.year));
  const required = formatHours(REQUIRED_HOURS_PER_YEAR);
  const reached = year.missing === 0;
  return (
    <section className="wt-year" aria-labelledby={id}>
      <h3 id={id}>
        <button type="button" aria-expanded={open} onClick={press}>
          <Icon of={ChevronDown} size="sm" className="wt-sign" />
          {fill(words.year, { year: year.year })}
          <b>{formatHours(year.hours)}</b>
        </button>
      </h3>
      <p className="wt-rule" data-reached={reached}>
        <Icon of={reached ? CircleCheck : TriangleAlert} size="sm" />
        {reached ? fill(words.reached, { required }) : fill(words.missing, { required, hours: formatHours(year.missing) })}
        <span className="wt-count">{fill(words.count, { count: year.records.length })}</span>
      </p>
      <div className="wt-rows" role="list" hidden={!open} aria-labelledby={id}>
        <LongRows items={year.records} {...{ keyOf, renderRow }} eager={first ? 20 : 0} short={0} />
      </div>
    </section>
  );
});
