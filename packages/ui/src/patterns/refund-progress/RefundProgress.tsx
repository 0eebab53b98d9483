import type { ComponentProps } from 'react';
import { Check, X } from 'lucide';
import { fill } from '../../wording/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { formatDateTime, REFUND_PAYMENT_DAYS, REFUND_REVIEW_DAYS, refundSteps } from '@wutong/domain';
import type { Refund, RefundStep } from '@wutong/domain';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { Root } from './RefundProgress.styles.ts';

export interface RefundProgressProps extends Omit<ComponentProps<'ol'>, 'children'> {
  refund: Refund;
}

const SIGNS = { done: Check, failed: X, current: null, ahead: null } as const;

/** The road of an application for a refund: what happened and in whose words, what is under way, what is still to come. */
export function RefundProgress({ refund, ...rest }: RefundProgressProps) {
  const words = useOrderWording().refundProgress;
  const says = {
    done: words.stateDone, failed: words.stateFailed, current: words.stateCurrent, ahead: words.stateAhead,
  };
  const hint = (step: RefundStep): string | null => {
    if (step.state === 'done' || step.state === 'failed') return step.words;
    if (step.kind === 'review') return fill(words.reviewHint, { days: REFUND_REVIEW_DAYS });
    return step.kind === 'reversal' ? words.reversalHint : fill(words.paymentHint, { days: REFUND_PAYMENT_DAYS });
  };
  return (
    <Root aria-label={words.label} {...rest}>
      {refundSteps(refund).map((step, place) => {
        const sign = SIGNS[step.state];
        const said = hint(step);
        return (
          <li key={`${place}${step.kind}`} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className="wt-mark" aria-hidden>{sign && <Icon of={sign} size="sm" />}</span>
            <div className="wt-step">
              <p className="wt-what">
                {words[step.kind]}
                <VisuallyHidden>{`（${says[step.state]}）`}</VisuallyHidden>
              </p>
              {'at' in step && <time dateTime={step.at}>{formatDateTime(step.at)}</time>}
              {said && <p className="wt-said">{said}</p>}
            </div>
          </li>
        );
      })}
    </Root>
  );
}
