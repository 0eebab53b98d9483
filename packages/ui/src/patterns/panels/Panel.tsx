import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { PanelRoot } from './panels.styles.ts';

export interface PanelProps extends ComponentProps<'section'> {
  /** What it holds; names the region too. */
  heading: string;
  /** At the other end of the heading's line: a count, a status. */
  aside?: ReactNode;
}

/** One part of a page of one's own, on the page's ground: its heading and its content. */
export function Panel({ heading, aside, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <PanelRoot aria-labelledby={id} {...rest}>
      <div className="wt-panel-head">
        <h2 id={id}>{heading}</h2>
        {aside}
      </div>
      {children}
    </PanelRoot>
  );
}
