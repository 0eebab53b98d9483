import type { ComponentProps } from 'react';
import { Timer, TimerOff } from 'lucide';
import { formatDuration, timeNotice } from '@wutong/domain';
import type { TimeNotice } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useExamWording } from '../../wording/exam.ts';
import { fill } from '../../wording/index.ts';
import type { Wording } from '../../wording/index.ts';
import { Root } from './ExamTimer.styles.ts';

export interface ExamTimerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whole seconds until the end; whoever owns the clock counts them (`secondsLeft` of the domain). */
  secondsLeft: number;
}

/** What is announced: once at each threshold, because the text of the region changes only there. */
function announcement(notice: TimeNotice, words: Wording['timer']): string {
  if (notice === null) return '';
  return notice === 'over' ? words.over : fill(words.left, { minutes: notice });
}

/**
 * The time left, always in sight and calm. At 15, 5 and 1 minutes it says so, in words beside the figure and politely
 * to screen readers; the figure itself, which changes each second, is never announced.
 */
export function ExamTimer({ secondsLeft, ...rest }: ExamTimerProps) {
  const words = useExamWording().timer;
  const notice = timeNotice(secondsLeft);
  const over = notice === 'over';
  return (
    <Root data-notice={notice ?? undefined} {...rest}>
      <Icon of={over ? TimerOff : Timer} />
      {over ? (
        <strong className="wt-over">{words.over}</strong>
      ) : (
        <span className="wt-left" role="timer">
          <span className="wt-label">{words.label}</span>
          <strong>{formatDuration(secondsLeft)}</strong>
        </span>
      )}
      {notice !== null && !over && <span className="wt-note">{words[notice]}</span>}
      <VisuallyHidden role="status">{announcement(notice, words)}</VisuallyHidden>
    </Root>
  );
}
