import { useSearchParams } from 'react-router-dom';
import { PayResultScreen } from '@wutong/ui/screens/pay-result-screen';
import { href, SHOPPING_ROUTES } from '../../catalogue/index.ts';
import { useSite } from '../../shell/site-context.ts';
import { usePaymentResult } from './use-payment-result.ts';

/** Paid, or not: what the order says, whichever of the two addresses was opened. */
export default function PayResultRoute() {
  const { branch } = useSite();
  const [query] = useSearchParams();
  const orderNum = query.get('orderNum');
  const { state, retry } = usePaymentResult(orderNum);
  return (
    <PayResultScreen
      state={state}
      studyHref={href('studyCentre')}
      payHref={orderNum ? href(SHOPPING_ROUTES[branch.shopping].pay, { orderNum }) : null}
      browseHref={href('courseCentre')}
      onRetry={retry}
    />
  );
}
