import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PayScreen } from '@wutong/ui/screens/pay-screen';
import { ORDER_STATUS, type PaymentChannel } from '@wutong/domain';
import { toScreenState } from '../../api/screen-state.ts';
import { href } from '../../catalogue/index.ts';
import { useOrder, usePaymentCode } from './use-payment.ts';
import { usePaymentWatch } from './use-payment-watch.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Pay an order, in both shopping variants. An order that is decided already goes to its outcome. */
export default function PayRoute() {
  const [query] = useSearchParams();
  const orderNum = query.get('orderNum');
  const navigate = useNavigate();
  const { data: order, error, mutate } = useOrder(orderNum);
  const [channel, setChannel] = useState<PaymentChannel>('wechat');
  const code = usePaymentCode(order, channel);
  const watch = usePaymentWatch(orderNum);
  const secondsLeft = useSecondsLeft(order?.expiresAt);
  const decided = order !== undefined && order.status !== ORDER_STATUS.pendingPayment;

  useEffect(() => {
    if (!decided || !orderNum) return;
    const target = order.status === ORDER_STATUS.expired ? 'paymentFailed' : 'paid';
    void navigate(href(target, { orderNum }), { replace: true });
  }, [decided, orderNum, order, navigate]);

  const state = orderNum
    ? toScreenState({ data: order, error }, (ready) => ({ order: ready, secondsLeft }))
    : ({ status: 'empty' } as const);
  return (
    <PayScreen
      state={state}
      channel={channel}
      onChannel={setChannel}
      code={code}
      waiting={watch.waiting}
      checking={watch.checking}
      onCheck={watch.check}
      ordersHref={null}
      onRetry={() => void mutate()}
    />
  );
}
