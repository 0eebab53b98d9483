import type { AccountView } from '@wutong/ui/patterns/shared';
import type { BottomBarItem } from '@wutong/ui/patterns/bottom-bar';
import { href, type RouteName } from '../catalogue/index.ts';
import { MESSAGES } from '../messages/messages.ts';

/** Pages whose own action stands at the bottom of a phone, where the bar would be. */
const OWN_ACTION = new Set<RouteName>([
  'courseDetail', 'cart', 'subPlatformCart', 'confirmOrder', 'subPlatformConfirmOrder', 'buyNow', 'pay', 'subPlatformPay',
]);

/** The main places of a phone; only those that exist for who is looking. Null where a page has its own action there. */
export function bottomBarItems(route: RouteName, account: AccountView): BottomBarItem[] | null {
  if (OWN_ACTION.has(route)) return null;
  const items: BottomBarItem[] = [
    { key: 'home', label: MESSAGES.home, href: href('home'), current: route === 'home' },
    { key: 'courses', label: MESSAGES.courses, href: href('courseCentre'), current: route === 'courseCentre' },
  ];
  if (account.kind === 'guest') {
    items.push({ key: 'me', label: MESSAGES.signIn, onPress: account.onSignIn, current: false });
    return items;
  }
  if (account.studyHref) {
    items.push({ key: 'study', label: MESSAGES.study, href: account.studyHref, current: route === 'studyCentre' });
  }
  if (account.cartHref) {
    const badge = account.cartCount ?? 0;
    items.push({ key: 'cart', label: MESSAGES.cart, href: account.cartHref, current: false, badge });
  }
  return items;
}
