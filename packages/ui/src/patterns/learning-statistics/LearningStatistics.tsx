import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import type { LearningStatistic } from '@wutong/domain';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Statistic } from '../../components/statistic/index.ts';
import { fill } from '../../wording/index.ts';
import { useRecordsWording } from '../../wording/records.ts';
import { BarChart } from './BarChart.tsx';
import { Root } from './LearningStatistics.styles.ts';

export interface LearningStatisticsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** What the picture shows: 每年学时. */
  title: string;
  /** Figures that stand above the picture, each with what it counts. */
  figures?: readonly LearningStatistic[] | undefined;
  /** One value for each month or year, in the order of time. */
  values: readonly LearningStatistic[];
  /** 学时, 门. */
  unit: string;
  /** What each period asks for; values below it are drawn with a pattern. */
  required?: number | undefined;
  defaultView?: 'chart' | 'table' | undefined;
}

const VIEWS = ['chart', 'table'] as const;

/** A learner's figures as a picture and, for those who cannot see it or want to copy it, as a table. */
export function LearningStatistics({ title, figures = [], values, unit, required, defaultView = 'chart', ...rest }: LearningStatisticsProps) {
  const words = useRecordsWording().statistics;
  const id = useId();
  const [view, setView] = useState(defaultView);
  return (
    <Root aria-labelledby={id} {...rest}>
      {figures.length > 0 && (
        <div className="wt-figures">{figures.map(({ label, value }) => <Statistic key={label} label={label} value={value} />)}</div>
      )}
      <div className="wt-head">
        <h3 id={id}>{fill(words.value, { name: title, unit })}</h3>
        <div role="group" aria-label={words.view} className="wt-views">
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>{words[one]}</button>
          ))}
        </div>
      </div>
      {values.length === 0 && <EmptyState title={words.emptyTitle}>{words.emptyBody}</EmptyState>}
      {values.length > 0 && (view === 'chart' ? <BarChart {...{ title, values, unit, required }} /> : (
        <table aria-labelledby={id}>
          <thead>
            <tr><th scope="col">{words.period}</th><th scope="col">{unit}</th></tr>
          </thead>
          <tbody>
            {values.map(({ label, value }) => <tr key={label}><th scope="row">{label}</th><td>{value}</td></tr>)}
          </tbody>
        </table>
      ))}
    </Root>
  );
}
