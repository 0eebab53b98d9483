import type { ComponentProps, ReactNode } from 'react';
import { CircleCheck, CircleX, Clock, Lock, MapPinOff, WifiOff } from 'lucide';
import { Icon } from '../icon/index.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './Result.styles.ts';

const pictures = {
  success: CircleCheck, failed: CircleX, waiting: Clock, notFound: MapPinOff, forbidden: Lock, offline: WifiOff,
} as const;

export interface ResultProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: keyof typeof pictures;
  /** What happened, as the page's heading. */
  title: string;
  /** `h2` where the page already has its heading. */
  heading?: 'h1' | 'h2' | undefined;
  /** Whether anything was lost, and what to do now. */
  children?: ReactNode;
  /** The way on, then the way back. */
  actions?: ReactNode;
  /** Shown small, for a call to the hotline. */
  requestId?: string | undefined;
}

/** How something ended, when it fills a page: paid, failed, not found, not allowed, offline. */
export function Result({ kind, title, heading: Heading = 'h1', children, actions, requestId, ...rest }: ResultProps) {
  const words = useWording().result;
  return (
    <Root data-kind={kind} {...rest}>
      <span className="wt-picture"><Icon of={pictures[kind]} size="xl" /></span>
      <Heading className="wt-title">{title}</Heading>
      {children && <div className="wt-words">{children}</div>}
      {actions && <div className="wt-actions">{actions}</div>}
      {requestId && <p className="wt-id">{`${words.requestId} ${requestId}`}</p>}
    </Root>
  );
}
