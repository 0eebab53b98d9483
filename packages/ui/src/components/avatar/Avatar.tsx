import { useState } from 'react';
import type { ComponentProps } from 'react';
import { huePalette, seedOf } from '../../tokens/index.ts';
import { Root } from './Avatar.styles.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; its first character and its colour are drawn where there is no picture. */
  name: string;
  /** Address of a picture; a broken one falls back to the drawing. */
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `circle` for people, `square` for institutions and their logos. */
  shape?: 'circle' | 'square' | undefined;
  /** Says the name to screen readers; leave it out where the name stands beside the picture. */
  named?: boolean | undefined;
}

/** A person's or an institution's picture, 32, 40 or 64 px. */
export function Avatar({ name, src, size = 'md', shape = 'circle', named = false, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const colours = huePalette(seedOf(name) % 360);
  const naming = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <Root data-size={size} data-shape={shape} {...naming} {...rest}>
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        <svg viewBox="0 0 40 40">
          <rect width="40" height="40" fill={colours.ground} />
          <text x="20" y="20" fill={colours.ink} fontSize="18" textAnchor="middle" dominantBaseline="central">
            {Array.from(name.trim())[0] ?? ''}
          </text>
        </svg>
      )}
    </Root>
  );
}
