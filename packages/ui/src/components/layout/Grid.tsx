import type { ComponentProps } from 'react';
import { GridRoot } from './layout.styles.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** The least width of a cell: 160, 240 or 320 px; as many columns as fit. */
  min?: 'sm' | 'md' | 'lg' | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
}

/** Cards beside and below each other, all of one width; one column where there is no room for two. */
export function Grid({ min = 'md', ...rest }: GridProps) {
  return <GridRoot data-min={min} {...rest} />;
}
