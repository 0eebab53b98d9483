import type { ComponentProps, ReactNode } from 'react';
import { Inbox } from 'lucide';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import { Root } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not here yet: 购物车还是空的. */
  title: string;
  /** What will be here, and how it gets here. */
  children?: ReactNode;
  /** The first step: a button or a link. */
  action?: ReactNode;
  icon?: IconShape | undefined;
}

/** A list with nothing in it: says what will be here and gives the first step. */
export function EmptyState({ title, children, action, icon = Inbox, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <span className="wt-picture"><Icon of={icon} size="xl" /></span>
      <p className="wt-title">{title}</p>
      {children && <div className="wt-words">{children}</div>}
      {action && <div className="wt-action">{action}</div>}
    </Root>
  );
}
