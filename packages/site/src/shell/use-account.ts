import { cartLines, displayName, USER_TYPE } from '@wutong/domain';
import type { AccountView } from '@wutong/ui/patterns/shared';
import { href, SHOPPING_ROUTES } from '../catalogue/index.ts';
import { MESSAGES } from '../messages/messages.ts';
import { useCartRead } from '../routes/cart/use-cart-read.ts';
import { useSession } from '../session/use-session.ts';
import { useSite } from './site-context.ts';

/** Who is looking at the page, with the places that are theirs and exist (spec section 2, header). */
export function useAccount(onSignOut: () => void): AccountView {
  const { branch, login } = useSite();
  const session = useSession();
  const { data: cart } = useCartRead();
  if (session.status === 'guest') return { kind: 'guest', onSignIn: () => login.open() };
  const learner = session.type === USER_TYPE.learner;
  return {
    kind: 'user',
    name: displayName(session.user),
    avatar: session.user.avatar,
    type: session.type,
    links: learner ? [{ label: MESSAGES.personalStudy, href: href('studyCentre') }] : [],
    onSignOut,
    studyHref: learner ? href('studyCentre') : null,
    cartHref: learner ? href(SHOPPING_ROUTES[branch.shopping].cart) : null,
    cartCount: cart ? cartLines(cart).length : null,
  };
}
