import type { ComponentProps } from 'react';
import { Root } from './VisuallyHidden.styles.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only: what the eye sees from position, colour or a picture, said in words. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
