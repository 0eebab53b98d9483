import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { USER_TYPE, type CourseDetail } from '@wutong/domain';
import { addToCart } from '@wutong/contract/calls/cart';
import type { BuyPanelView } from '@wutong/ui/screens/course-detail-screen';
import { useAct } from '../../api/use-act.ts';
import { href, SHOPPING_ROUTES } from '../../catalogue/index.ts';
import { MESSAGES } from '../../messages/messages.ts';
import { useAskLogin } from '../../session/use-ask-login.ts';
import { useSession } from '../../session/use-session.ts';
import { useSite } from '../../shell/site-context.ts';

/** The ways to get a course for who is asking; a visitor is asked to sign in first, in place. */
export function useBuying(course: CourseDetail | undefined): BuyPanelView {
  const { branch, platform, toasts } = useSite();
  const session = useSession();
  const askLogin = useAskLogin();
  const navigate = useNavigate();
  const act = useAct();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState<'cart' | null>(null);

  if (session.status === 'signedIn' && session.type === USER_TYPE.enterprise) {
    return { kind: 'unavailable', reason: MESSAGES.enterpriseCannotBuy };
  }
  if (!course) return { kind: 'unavailable', reason: '' };
  if (course.owned) return { kind: 'owned', studyHref: href('studyCentre', { course: course.id }) };

  const { id } = course;
  const onBuyNow = () => {
    if (session.status === 'guest') askLogin(href('buyNow', { id }));
    else void navigate(href('buyNow', { id }));
  };
  if (course.inCart) {
    return { kind: 'inCart', cartHref: href(SHOPPING_ROUTES[branch.shopping].cart), onBuyNow, pending: null };
  }
  const onAddToCart = async () => {
    if (session.status === 'guest') return askLogin();
    setPending('cart');
    const acted = await act(addToCart, { ids: [id], platformId: platform.id });
    setPending(null);
    if (acted.ok) {
      toasts.show('success', MESSAGES.addedToCart);
      void mutate(isCartOrCourse);
    } else if (!acted.toasted) {
      toasts.show('danger', acted.message);
    }
  };
  return { kind: 'buyable', onAddToCart: () => void onAddToCart(), onBuyNow, pending };
}

/** Keys of the reads that a change of the cart makes stale. */
function isCartOrCourse(key: unknown): boolean {
  return Array.isArray(key) && ['cartList', 'subPlatformCartList', 'courseById'].includes(String(key[0]));
}
