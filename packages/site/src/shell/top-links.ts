import type { AccountView, NavItem } from '@wutong/ui/patterns/shared';
import type { Branch } from '../branch/branch.ts';
import { enabledRoutes, href } from '../catalogue/index.ts';
import { MESSAGES } from '../messages/messages.ts';

/** The links of the top bar: the way to an account, for who has none, where the branch has it. */
export function topLinks(branch: Pick<Branch, 'shopping' | 'routesOff'>, account: Pick<AccountView, 'kind'>): NavItem[] {
  if (account.kind === 'user' || !enabledRoutes(branch).has('register')) return [];
  return [{ label: MESSAGES.register, href: href('register') }];
}
