import type { ComponentType } from 'react';
import type { SidePanelProps } from '@wutong/ui/patterns/side-panel';
import type { SiteFooterProps } from '@wutong/ui/patterns/site-footer';
import type { SiteHeaderProps } from '@wutong/ui/patterns/site-header';
import type { TopBarProps } from '@wutong/ui/patterns/top-bar';
import type { RouteName } from '../catalogue/routes.ts';

/**
 * Parts that a branch draws itself, each with the very props that the house's own part would get; what it leaves out is
 * drawn by the house from its configuration.
 */
export interface Slots {
  topBar?: ComponentType<TopBarProps>;
  header?: ComponentType<SiteHeaderProps>;
  footer?: ComponentType<SiteFooterProps>;
  sidePanel?: ComponentType<SidePanelProps>;
  /** Whole pages by the name of their route. */
  pages?: Readonly<Partial<Record<RouteName, ComponentType>>>;
}
