import type { ComponentProps } from 'react';
import { Root } from './Skeleton.styles.ts';

interface BaseProps extends Omit<ComponentProps<'span'>, 'children'> {}

/** Lines of text, as high as the text that comes (inherits the font size); the last one is shorter. */
interface TextProps extends BaseProps {
  shape?: 'text' | undefined;
  lines?: number | undefined;
}

/** A picture of 16:9, a button or field, an avatar, or any block whose size the surroundings set. */
interface BlockProps extends BaseProps {
  shape: 'cover' | 'control' | 'circle' | 'block';
  lines?: never;
}

export type SkeletonProps = TextProps | BlockProps;

/** The shape of what is about to come. The region that waits says so (`aria-busy`, LoadingNotice); this is silent. */
export function Skeleton({ shape = 'text', lines = 1, ...rest }: SkeletonProps) {
  return (
    <Root aria-hidden data-shape={shape} {...rest}>
      {Array.from({ length: lines }, (_, index) => <i key={index} />)}
    </Root>
  );
}
