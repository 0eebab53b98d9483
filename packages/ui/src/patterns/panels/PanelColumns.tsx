import type { ComponentProps, ReactNode } from 'react';
import { ColumnsRoot } from './panels.styles.ts';

export interface PanelColumnsProps extends ComponentProps<'div'> {
  /** Beside the content on a desk, after it on a phone: what it comes to, what happens next. */
  summary: ReactNode;
  /**
   * The way on: below the summary on a desk, always within the thumb's reach on a phone. What carries `wt-due` (the
   * amount) stands there on a phone only.
   */
  act?: ReactNode;
}

/** Panels below each other with a summary and the way on beside them. */
export function PanelColumns({ summary, act, children, ...rest }: PanelColumnsProps) {
  return (
    <ColumnsRoot {...rest}>
      <div className="wt-main">{children}</div>
      <div className="wt-summary">{summary}</div>
      {act && <div className="wt-act">{act}</div>}
    </ColumnsRoot>
  );
}
