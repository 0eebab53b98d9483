import type { ComponentProps } from 'react';
import { InlineRoot } from './layout.styles.ts';
import type { Gap } from './Stack.tsx';

export interface InlineProps extends ComponentProps<'div'> {
  gap?: Gap | undefined;
  align?: 'center' | 'start' | 'baseline' | undefined;
  justify?: 'start' | 'between' | 'end' | 'center' | undefined;
  /** Keeps one line; the contents must then be able to shrink. */
  nowrap?: boolean | undefined;
  /** The element to be, where the meaning asks for one. */
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'p' | 'span' | undefined;
}

/** Things beside each other that wrap when there is no room. */
export function Inline({ gap = 'xs', align = 'center', justify = 'start', nowrap = false, ...rest }: InlineProps) {
  return (
    <InlineRoot data-gap={gap} data-align={align} data-justify={justify} data-nowrap={nowrap || undefined} {...rest} />
  );
}
