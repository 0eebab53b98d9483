import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { formatFen, formatFenInWords, redLetterOf, REFUND_REASON_OPTIONS, REFUND_WORDS_MAX, refundAmount } from '@wutong/domain';
import type { Invoice, RefundLine, RefundRequest } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Price } from '../../components/price/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { fill } from '../../wording/index.ts';
import { Panel, PanelColumns } from '../panels/index.ts';
import { focusFirstInvalid } from '../shared/index.ts';
import { RefundCourses } from './RefundCourses.tsx';
import { Form } from './RefundForm.styles.ts';
import { RefundNext } from './RefundNext.tsx';
import { useRefundForm } from './use-refund-form.ts';

export interface RefundFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The order's courses, also those that can not be paid back. */
  lines: readonly RefundLine[];
  /** The order's invoice, which a refund reverses; null where there is none. */
  invoice: Pick<Invoice, 'status' | 'kind' | 'amount'> | null;
  /** Why it was not accepted, in the reader's words. */
  failure?: string | null | undefined;
  pending: boolean;
  onSubmit: (request: RefundRequest) => void;
}

/** Asks for some courses of an order to be paid back: which, why, how much, and what happens then. */
export function RefundForm({ lines, invoice, failure = null, pending, onSubmit, ...rest }: RefundFormProps) {
  const words = useOrderWording().refund;
  const { draft, errors, set, submit } = useRefundForm(lines, onSubmit);
  const amount = refundAmount(lines, draft.courseIds);
  return (
    <Form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        // Drawn at once, so that what is wrong is marked when it is looked for.
        flushSync(submit);
        focusFirstInvalid(event.currentTarget);
      }}
    >
      <PanelColumns
        summary={
          <Panel heading={words.amount} aside={<span>{fill(words.chosen, { count: draft.courseIds.length })}</span>}>
            <div className="wt-back" role="status">
              <Price amount={amount} tone="plain" size="lg" />
              <span>{amount > 0 ? fill(words.inWords, { words: formatFenInWords(amount) }) : words.amountNone}</span>
            </div>
            <h3>{words.next}</h3>
            <RefundNext redLetter={redLetterOf(invoice, amount)} />
          </Panel>
        }
        act={
          <>
            <span className="wt-due">{formatFen(amount)}</span>
            <Button type="submit" variant="primary" size="lg" loading={pending}>{words.submit}</Button>
          </>
        }
      >
        {failure !== null && <Banner tone="danger" title={words.failedTitle}>{failure}</Banner>}
        <Panel heading={words.courses}>
          <RefundCourses
            lines={lines}
            value={draft.courseIds}
            onChange={(courseIds) => set({ courseIds })}
            error={errors.courseIds}
          />
        </Panel>
        <Panel heading={words.why}>
          <RadioGroup
            name="reason"
            label={words.reason}
            options={REFUND_REASON_OPTIONS}
            value={draft.reason}
            onChange={(reason) => set({ reason })}
            error={errors.reason}
          />
          <TextArea
            name="remarks"
            label={words.remarks}
            hint={words.remarksHint}
            optional={draft.reason !== 'other'}
            limit={REFUND_WORDS_MAX}
            value={draft.remarks}
            onChange={(event) => set({ remarks: event.target.value })}
            error={errors.remarks}
          />
        </Panel>
      </PanelColumns>
    </Form>
  );
}
