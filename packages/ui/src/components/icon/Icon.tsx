import { createElement } from 'react';
import type { ComponentProps } from 'react';
import type { IconNode } from 'lucide';
import { Root } from './Icon.styles.ts';

/** A drawing from the one icon set, as the data of its lines: `import { Search } from 'lucide'`. */
export type IconShape = IconNode;

/** 16, 20, 24 or 40 px. */
export type IconSize = 'sm' | 'md' | 'lg' | 'xl';

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Which drawing. */
  of: IconShape;
  size?: IconSize | undefined;
  /** What it means, when no text beside it says so; without it the icon is decoration. */
  label?: string | undefined;
}

/** One icon of the set, at the house's stroke. Takes the colour of its text. */
export function Icon({ of: shape, size = 'md', label, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root data-size={size} {...naming} {...rest}>
      <IconLines of={shape} />
    </Root>
  );
}

/** The bare lines, for parts that repeat one icon and give it size and colour themselves (the stars of a rating). */
export function IconLines({ of: shape }: { of: IconShape }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      {shape.map(([tag, lines], place) => createElement(tag, { ...lines, key: place }))}
    </svg>
  );
}
