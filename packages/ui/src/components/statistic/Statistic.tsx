import type { ComponentProps, ReactNode } from 'react';
import { Root } from './Statistic.styles.ts';

export interface StatisticProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  value: ReactNode;
  /** 学时, 门, 人. */
  unit?: string | undefined;
}

/** One figure and what it counts. */
export function Statistic({ label, value, unit, ...rest }: StatisticProps) {
  return (
    <Root {...rest}>
      <span className="wt-label">{label}</span>
      <span className="wt-value">
        {value}
        {unit && <small>{unit}</small>}
      </span>
    </Root>
  );
}
