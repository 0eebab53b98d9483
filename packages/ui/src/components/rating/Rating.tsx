import type { ComponentProps } from 'react';
import { Star } from 'lucide';
import { IconLines } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fill, useWording } from '../../wording/index.ts';
import { Root } from './Rating.styles.ts';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Mean evaluation from 0 to 5; null before the first one. */
  score: number | null;
}

const stars = Array.from({ length: 5 }, (_, index) => <IconLines key={index} of={Star} />);

/** What learners thought of a course, to a tenth of a star. Read only. */
export function Rating({ score, ...rest }: RatingProps) {
  const words = useWording().rating;
  if (score === null) return <Root {...rest}>{words.none}</Root>;
  const shown = score.toFixed(1);
  return (
    <Root {...rest}>
      <span className="wt-stars" aria-hidden>
        {stars}
        <span className="wt-filled" style={{ inlineSize: `${Math.min(100, Math.max(0, score * 20))}%` }}>{stars}</span>
      </span>
      <b aria-hidden>{shown}</b>
      <VisuallyHidden>{fill(words.value, { score: shown })}</VisuallyHidden>
    </Root>
  );
}
