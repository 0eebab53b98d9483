import { useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import { STUDY_FORMS, studyYears, yearOf } from '@wutong/domain';
import type { StudyRecord, StudyRecordFilter } from '@wutong/domain';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Select } from '../../components/select/index.ts';
import { useControlled } from '../../components/shared/use-controlled.ts';
import { fill } from '../../wording/index.ts';
import { useRecordsWording } from '../../wording/records.ts';
import { Root } from './StudyRecords.styles.ts';
import { YearOfRecords } from './YearOfRecords.tsx';

export interface StudyRecordsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All records of the learner, in any order. Keep the list the same between renders. */
  records: readonly StudyRecord[];
  filter?: StudyRecordFilter | undefined;
  defaultFilter?: StudyRecordFilter | undefined;
  onFilterChange?: ((filter: StudyRecordFilter) => void) | undefined;
}

const ALL: StudyRecordFilter = { year: null, form: null };

/** What a learner has earned, year by year, and whether each year's rule was kept. */
export function StudyRecords({ records, filter: given, defaultFilter = ALL, onFilterChange, ...rest }: StudyRecordsProps) {
  const words = useRecordsWording().records;
  const [filter, change] = useControlled(given, defaultFilter, onFilterChange);
  const years = useMemo(() => studyYears(records, filter), [records, filter]);
  const known = useMemo(() => [...new Set(records.map((record) => yearOf(record.completedAt)))].toSorted((left, right) => right - left), [records]);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const toggle = (year: number): void => setClosed((old) => new Set(old.has(year) ? [...old].filter((one) => one !== year) : [...old, year]));
  if (records.length === 0) return <Root {...rest}><EmptyState title={words.emptyTitle}>{words.emptyBody}</EmptyState></Root>;
  const shown = years.filter((year) => year.records.length > 0);
  return (
    <Root {...rest}>
      <div className="wt-filters">
        <Select
          label={words.filterYear}
          options={[{ value: '', label: words.years }, ...known.map((year) => ({ value: String(year), label: fill(words.year, { year }) }))]}
          value={filter.year === null ? '' : String(filter.year)}
          onChange={({ target }) => change({ ...filter, year: known.find((year) => String(year) === target.value) ?? null })}
        />
        <Select
          label={words.filterForm}
          options={[{ value: '', label: words.forms }, ...STUDY_FORMS.map(({ value, label }) => ({ value: String(value), label }))]}
          value={filter.form === null ? '' : String(filter.form)}
          onChange={({ target }) => change({ ...filter, form: STUDY_FORMS.find(({ value }) => String(value) === target.value)?.value ?? null })}
        />
      </div>
      {shown.length === 0 && <p className="wt-none" role="status">{words.none}</p>}
      {shown.map((year, at) => (
        <YearOfRecords key={year.year} year={year} first={at === 0} open={!closed.has(year.year)} onToggle={toggle} />
      ))}
    </Root>
  );
}
