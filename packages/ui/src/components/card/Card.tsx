import type { ComponentProps } from 'react';
import { Root } from './Card.styles.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** No inner distance: a picture reaches the edge. */
  flush?: boolean | undefined;
  /**
   * The whole card leads somewhere. The one link inside that names it carries `data-cover` and spreads over the
   * card, so that screen readers meet a short name and not the card's whole text.
   */
  pressable?: boolean | undefined;
  as?: 'div' | 'article' | 'li' | 'section' | 'aside' | undefined;
}

/** A bounded piece of content on the page's ground. */
export function Card({ flush = false, pressable = false, ...rest }: CardProps) {
  return <Root data-flush={flush || undefined} data-pressable={pressable || undefined} {...rest} />;
}
