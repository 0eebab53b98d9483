import type { ComponentProps } from 'react';
import { useWording } from '../../wording/index.ts';
import { Root } from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Percent, 0 to 100; anything outside is cut off. */
  value: number;
  /** What progresses, for screen readers: 《…》的学习进度. */
  label?: string | undefined;
  /** Shows the percentage after the bar. */
  showValue?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** How much of a known whole is done. */
export function Progress({ value, label, showValue = false, size = 'md', ...rest }: ProgressProps) {
  const words = useWording().progress;
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Root data-size={size} {...rest}>
      <div
        className="wt-track"
        role="progressbar"
        aria-label={label ?? words.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      {showValue && <span aria-hidden>{percent}%</span>}
    </Root>
  );
}
