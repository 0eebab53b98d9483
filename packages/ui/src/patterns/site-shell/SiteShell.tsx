import type { ComponentProps, ReactNode } from 'react';
import { useWording } from '../../wording/index.ts';
import { Root } from './SiteShell.styles.ts';

export interface SiteShellProps extends ComponentProps<'div'> {
  topBar: ReactNode;
  header: ReactNode;
  /** Null where the branch and the route show none (spec section 2). */
  footer: ReactNode | null;
  sidePanel: ReactNode | null;
  /** Null on pages whose own action takes its place at the bottom of a phone. */
  bottomBar: ReactNode | null;
}

/** The frame around every page: skip link, header, the page, footer and what floats. */
export function SiteShell({ topBar, header, footer, sidePanel, bottomBar, children, ...rest }: SiteShellProps) {
  const words = useWording().shell;
  return (
    <Root data-bottom-bar={bottomBar ? true : undefined} {...rest}>
      <a className="wt-skip" href="#main">{words.skip}</a>
      {topBar}
      {header}
      <main id="main" tabIndex={-1}>{children}</main>
      {footer}
      {sidePanel}
      {bottomBar}
    </Root>
  );
}
