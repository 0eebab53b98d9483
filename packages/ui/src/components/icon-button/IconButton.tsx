import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconShape;
  /** What pressing it does; its accessible name and its tooltip. */
  label: string;
  size?: 'sm' | 'md' | 'lg' | undefined;
  variant?: 'plain' | 'outline' | undefined;
}

/** A button that is only an icon, for actions that everybody knows by sight (close, next, delete). */
export function IconButton({ icon, label, size = 'md', variant = 'plain', ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} title={label} data-size={size} data-variant={variant} {...rest}>
      <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />
    </Root>
  );
}
