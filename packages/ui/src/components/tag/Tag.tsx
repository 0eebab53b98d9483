import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import type { IconShape } from '../icon/index.ts';
import { toneIcons } from '../shared/tones.ts';
import type { Tone } from '../shared/tones.ts';
import { Root } from './Tag.styles.ts';

/** A kind: says what something is. */
interface KindProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'primary' | 'accent' | undefined;
  icon?: IconShape | undefined;
  look?: 'soft' | 'outline' | undefined;
}

/** A status: always has a shape beside its word, so that colour is never alone. */
interface StatusProps extends ComponentProps<'span'> {
  tone: Tone;
  /** Another shape than the tone's own. */
  icon?: IconShape | undefined;
  look?: 'soft' | 'outline' | undefined;
}

export type TagProps = KindProps | StatusProps;

const shapes: Partial<Record<string, IconShape>> = toneIcons;

/** A word or two that sort something: a study form, a status. Not pressable. */
export function Tag({ tone = 'neutral', icon = shapes[tone], look = 'soft', children, ...rest }: TagProps) {
  return (
    <Root data-tone={tone} data-look={look} {...rest}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </Root>
  );
}
