import { formatHours } from '@wutong/domain';
import type { YearHours } from '@wutong/domain';
import { Card } from '../../components/card/index.ts';
import type { CardProps } from '../../components/card/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Statistic } from '../../components/statistic/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { fill } from '../../wording/index.ts';
import { useStudyWording } from '../../wording/study.ts';
import { Body } from './HoursCard.styles.ts';

export interface HoursCardProps extends Omit<CardProps, 'children' | 'flush' | 'pressable'> {
  /** The learner's hours of one year; null while they are on their way. */
  hours: YearHours | null;
}

/** Study hours of the year against what is asked for: a figure, a bar, and what is left to do. */
export function HoursCard({ hours, ...rest }: HoursCardProps) {
  const words = useStudyWording().study;
  if (hours === null) {
    return (
      <Card aria-busy {...rest}>
        <Body>
          <Skeleton lines={2} />
          <Skeleton />
        </Body>
      </Card>
    );
  }
  const { year, earned, required } = hours;
  const reached = earned >= required;
  return (
    <Card {...rest}>
      <Body>
        <div className="wt-figure">
          <Statistic label={fill(words.hoursTitle, { year })} value={Number(earned.toFixed(1))} unit={words.hoursUnit} />
          {reached ? (
            <Tag tone="success">{words.hoursReached}</Tag>
          ) : (
            <span className="wt-left">{fill(words.hoursLeft, { hours: formatHours(required - earned) })}</span>
          )}
        </div>
        <Progress
          value={required > 0 ? (earned / required) * 100 : 100}
          label={fill(words.hoursLabel, { year })}
        />
        <p className="wt-note">
          {earned === 0 && !reached ? words.hoursNone : fill(words.hoursRequired, { hours: formatHours(required) })}
        </p>
      </Body>
    </Card>
  );
}
