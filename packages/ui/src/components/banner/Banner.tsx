import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { toneIcons } from '../shared/tones.ts';
import type { Tone } from '../shared/tones.ts';
import { useWording } from '../../wording/index.ts';
import { Root } from './Banner.styles.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone | undefined;
  /** The message in a few words; `children` say the rest. */
  title?: ReactNode;
  /** One way on: a small quiet button or a link. */
  action?: ReactNode;
  /** Lets the reader put it away. */
  onClose?: (() => void) | undefined;
}

/** A message that stays in the page, beside what it is about. `danger` is announced at once. */
export function Banner({ tone = 'info', title, action, onClose, children, ...rest }: BannerProps) {
  const words = useWording().banner;
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      <Icon className="wt-shape" of={toneIcons[tone]} label={words[tone]} />
      <div className="wt-words">
        <div>
          {title && <strong>{title}</strong>}
          {children}
        </div>
        {action}
      </div>
      {onClose && <IconButton className="wt-close" size="sm" icon={X} label={words.close} onClick={onClose} />}
    </Root>
  );
}
