import type { ReactNode } from 'react';
import { Anchor } from '../../components/link/index.ts';
import type { NavEntry } from './navigation.ts';

export interface WayProps {
  entry: NavEntry;
  className?: string | undefined;
  /** What stands on it, where that is more than its label. */
  children?: ReactNode;
}

/** A way to somewhere: a link, marked where the reader is there already, or a button where something comes first. */
export function Way({ entry, className, children = entry.label }: WayProps) {
  if (entry.href === undefined) {
    return <button type="button" className={className} onClick={entry.onPress}>{children}</button>;
  }
  return (
    <Anchor
      className={className}
      href={entry.href}
      external={entry.external}
      aria-current={entry.current ? 'page' : undefined}
    >
      {children}
    </Anchor>
  );
}
