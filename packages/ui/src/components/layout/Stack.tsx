import type { ComponentProps } from 'react';
import { StackRoot } from './layout.styles.ts';

/** Distances of the 8 px rhythm. */
export type Gap = 'none' | 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';

export interface StackProps extends ComponentProps<'div'> {
  gap?: Gap | undefined;
  /** The element to be, where the meaning asks for one. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'form' | 'article' | 'aside' | undefined;
}

/** Things below each other, evenly apart. */
export function Stack({ gap = 'md', ...rest }: StackProps) {
  return <StackRoot data-gap={gap} {...rest} />;
}
