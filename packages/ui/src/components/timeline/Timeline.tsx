import type { ComponentProps, ReactNode } from 'react';
import { Circle } from 'lucide';
import { Icon } from '../icon/index.ts';
import { toneIcons } from '../shared/tones.ts';
import type { Tone } from '../shared/tones.ts';
import { Root } from './Timeline.styles.ts';

interface EventFacts {
  key: string;
  title: string;
  /** When it happened, as it is read: 2026-11-21 09:00. Left out for what is still to come. */
  time?: string | undefined;
  children?: ReactNode;
}

/** Something that happened, or will. With a tone it has a word as well as a shape, so that colour is never alone. */
export type TimelineEvent = EventFacts & ({ tone: Tone; status: string } | { tone?: never; status?: never });

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order in which they are read: usually the latest first. */
  events: readonly TimelineEvent[];
}

/** What happened one after the other: the steps of a refund, the history of a certificate. */
export function Timeline({ events, ...rest }: TimelineProps) {
  return (
    <Root {...rest}>
      {events.map(({ key, title, time, children, tone, status }) => (
        <li key={key} data-tone={tone ?? 'neutral'}>
          <span className="wt-sign"><Icon of={tone ? toneIcons[tone] : Circle} size="sm" /></span>
          <div className="wt-event">
            <p className="wt-title">
              {title}
              {status && <span className="wt-status">{status}</span>}
            </p>
            {time && <time className="wt-time">{time}</time>}
            {children && <div className="wt-words">{children}</div>}
          </div>
        </li>
      ))}
    </Root>
  );
}
