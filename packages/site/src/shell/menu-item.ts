import type { NavItem } from '@wutong/ui/patterns/shared';
import type { Branch, MenuEntry } from '../branch/branch.ts';
import { href, ROUTES, type RouteName } from '../catalogue/index.ts';

/** An entry of the branch's menu as the header draws it. A route that the branch has elsewhere is a link to there. */
export function menuItem(branch: Pick<Branch, 'routesExternal'>, entry: MenuEntry, current: RouteName | undefined): NavItem {
  if ('external' in entry) return { label: entry.label, href: entry.external, external: true };
  const label = entry.label ?? ROUTES[entry.route].title;
  const elsewhere = branch.routesExternal?.[entry.route];
  if (elsewhere !== undefined) return { label, href: elsewhere, external: true };
  return { label, href: href(entry.route), current: entry.route === current };
}
