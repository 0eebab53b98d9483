import { formatFen, ORDER_PAYMENT_MINUTES } from '@wutong/domain';
import type { Fen } from '@wutong/domain';
import { Price } from '../../components/price/index.ts';
import { useCheckoutWording } from '../../wording/checkout.ts';
import { fill } from '../../wording/index.ts';

export interface OrderSummaryProps {
  /** Courses in the order. */
  count: number;
  /** To be paid, in fen. */
  total: Fen;
  /** Taken off the original prices, in fen. */
  saved: Fen;
}

/** The bill: what it would have cost, what was taken off, what is to be paid, and for how long that holds. */
export function OrderSummary({ count, total, saved }: OrderSummaryProps) {
  const words = useCheckoutWording().checkout;
  return (
    <section className="wt-panel wt-summary" aria-label={words.summary}>
      <h2>{words.summary}</h2>
      <dl>
        <div>
          <dt>{words.count}</dt>
          <dd>{fill(words.countValue, { count })}</dd>
        </div>
        {saved > 0 && (
          <>
            <div>
              <dt>{words.original}</dt>
              <dd>{formatFen(total + saved)}</dd>
            </div>
            <div>
              <dt>{words.saved}</dt>
              <dd>{formatFen(-saved)}</dd>
            </div>
          </>
        )}
        <div className="wt-all">
          <dt>{words.total}</dt>
          <dd><Price amount={total} tone="plain" size="lg" /></dd>
        </div>
      </dl>
      {total > 0 && <p className="wt-hint">{fill(words.hint, { minutes: ORDER_PAYMENT_MINUTES })}</p>}
    </section>
  );
}
