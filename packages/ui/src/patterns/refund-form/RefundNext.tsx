import { formatFen, RED_LETTER_CONFIRM_HOURS, REFUND_PAYMENT_DAYS, REFUND_REVIEW_DAYS } from '@wutong/domain';
import type { RedLetter } from '@wutong/domain';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';

/** What happens once an application is handed in, in order; an invoiced order has a red-letter invoice in between. */
export function RefundNext({ redLetter }: { redLetter: RedLetter | null }) {
  const words = useOrderWording().refund;
  const reversal = redLetter && fill(redLetter.buyerConfirms ? words.nextRedConfirm : words.nextRed, {
    amount: formatFen(redLetter.amount), hours: RED_LETTER_CONFIRM_HOURS,
  });
  const steps = [
    fill(words.nextReview, { days: REFUND_REVIEW_DAYS }),
    reversal,
    fill(words.nextPay, { days: REFUND_PAYMENT_DAYS }),
    words.nextStop,
  ];
  return <ol className="wt-next">{steps.filter((step) => step !== null).map((step) => <li key={step}>{step}</li>)}</ol>;
}
