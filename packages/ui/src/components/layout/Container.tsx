import type { ComponentProps } from 'react';
import { ContainerRoot } from './layout.styles.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` 1200 px, `reading` 720 px for articles and forms, `narrow` 480 px for a single short form. */
  width?: 'page' | 'reading' | 'narrow' | undefined;
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | undefined;
}

/** The column that a page's contents stand in, with gutters and safe areas kept. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <ContainerRoot data-width={width} {...rest} />;
}
