import type { ComponentProps } from 'react';
import { Root } from './Badge.styles.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many; nothing is drawn for 0. */
  count: number;
  /** Above it only `99+` is shown. */
  max?: number | undefined;
}

/** A small count beside a word or an icon. The control that bears it says the number in its own name. */
export function Badge({ count, max = 99, ...rest }: BadgeProps) {
  if (count <= 0) return null;
  return <Root {...rest}>{count > max ? `${max}+` : count}</Root>;
}
