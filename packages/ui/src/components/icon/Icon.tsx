import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Root } from './Icon.styles.ts';

/** A drawing from the one icon set: `import { Search } from 'lucide-react'`. */
export type IconShape = LucideIcon;

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
export function Icon({ of: Shape, size = 'md', label, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root data-size={size} {...naming} {...rest}>
      <Shape aria-hidden />
    </Root>
  );
}
