import type { ReactNode } from 'react';
import { formatDuration, PAYMENT_CHANNELS } from '@wutong/domain';
import type { Order } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Price } from '../../components/price/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { PaymentCode } from '../../patterns/payment-code/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { fill } from '../../wording/index.ts';
import type { PayScreenProps } from './props.ts';

export interface PayPanelProps extends Pick<
  PayScreenProps,
  'channel' | 'onChannel' | 'code' | 'waiting' | 'onCheck' | 'checking'
> {
  order: Order;
  secondsLeft: number;
  /** The way to all orders, where there is one. */
  orders: ReactNode;
}

/** The paying itself: amount, time left, channel, code, and what happens meanwhile. */
export function PayPanel({
  order, secondsLeft, channel, onChannel, code, waiting, onCheck, checking, orders,
}: PayPanelProps) {
  const words = useCheckoutWording().pay;
  const over = secondsLeft <= 0;
  return (
    <section className="wt-panel wt-paying" aria-label={words.title}>
      <div className="wt-due">
        <span>{words.amount}</span>
        <Price amount={order.total} tone="plain" size="lg" />
        {!over && <span className="wt-left">{fill(words.timeLeft, { time: formatDuration(secondsLeft) })}</span>}
      </div>
      {over ? (
        <Banner tone="warning">{words.timeUp}</Banner>
      ) : (
        <>
          <RadioGroup
            className="wt-channels"
            look="card"
            name="channel"
            label={words.channel}
            options={PAYMENT_CHANNELS}
            value={channel}
            onChange={onChannel}
          />
          <PaymentCode key={channel} channel={channel} amount={order.total} code={code} />
        </>
      )}
      {!over && (waiting === 'long' ? (
        <Banner tone="warning">{words.waitingLong}</Banner>
      ) : (
        <p className="wt-meanwhile">{words.waiting}</p>
      ))}
      <div className="wt-actions">
        <Button loading={checking} onClick={onCheck}>{words.check}</Button>
        {orders}
      </div>
    </section>
  );
}
