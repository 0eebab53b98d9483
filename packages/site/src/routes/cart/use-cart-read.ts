import { cartList, subPlatformCartList } from '@wutong/contract/calls/cart';
import { useCall } from '../../api/use-call.ts';
import { useLearner } from '../../session/use-learner.ts';
import { useSite } from '../../shell/site-context.ts';

/** The learner's cart on this platform, by the call of the branch's shopping variant; nothing for anyone else. */
export function useCartRead() {
  const { branch, platform } = useSite();
  const learner = useLearner();
  const list = branch.shopping === 'main' ? cartList : subPlatformCartList;
  return useCall(list, learner ? { platformId: platform.id } : null);
}
