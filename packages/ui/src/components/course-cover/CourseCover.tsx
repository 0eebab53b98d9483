import { useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import { huePalette, seedOf } from '../../tokens/index.ts';
import { randomFrom } from '../shared/random.ts';
import { Root } from './CourseCover.styles.ts';
import { patterns } from './patterns.ts';

export interface CourseCoverProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The course's id: picks the pattern and its turns. */
  id: string;
  /** The category's hue in degrees, or a text (the root category's id) that stands for one. */
  hue: number | string;
  /** Address of a real picture; a broken one falls back to the drawing. */
  src?: string | null | undefined;
  /** Square corners, at the edge of a card. */
  squareCorners?: boolean | undefined;
}

/** Hues go in 24 steps, so that two categories are either alike or clearly not. */
const hueOf = (hue: number | string): number => (typeof hue === 'number' ? hue : (seedOf(hue) % 24) * 15);

/** A course's picture, 16:9: its own, or a calm drawing from its id. Decoration: the name stands beside it. */
export function CourseCover({ id, hue, src, squareCorners = false, ...rest }: CourseCoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const drawing = useMemo(() => {
    const seed = seedOf(id);
    const shapes = patterns[seed % patterns.length]?.(randomFrom(seed)) ?? [];
    return { colours: huePalette(hueOf(hue)), shapes };
  }, [id, hue]);
  return (
    <Root aria-hidden data-square-corners={squareCorners || undefined} {...rest}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
          <rect width="320" height="180" fill={drawing.colours.ground} />
          {drawing.shapes.map((shape, index) => (
            <path key={index} d={shape.d} fill={drawing.colours[shape.tone]} />
          ))}
        </svg>
      )}
    </Root>
  );
}
