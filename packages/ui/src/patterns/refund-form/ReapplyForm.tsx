import { useState } from 'react';
import type { ComponentProps } from 'react';
import { checkRefundWords, formatFen, REFUND_WORDS_MAX } from '@wutong/domain';
import type { Refund } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { useOrderWording } from '../../wording/order.ts';
import { Panel, PanelColumns } from '../panels/index.ts';
import { RefundProgress } from '../refund-progress/index.ts';
import { Form } from './RefundForm.styles.ts';

export interface ReapplyFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The application that was refused. */
  refund: Refund;
  failure?: string | null | undefined;
  pending: boolean;
  /** The buyer's words; courses and amount stay those of the application. */
  onSubmit: (comment: string) => void;
}

/** Hands a refused application in again, with an answer to the refusal. */
export function ReapplyForm({ refund, failure = null, pending, onSubmit, ...rest }: ReapplyFormProps) {
  const words = useOrderWording().refund;
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const checked = checkRefundWords(comment, true);
  const refusal = refund.events.findLast(({ kind }) => kind === 'refused')?.words;
  return (
    <Form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (checked.ok && !pending) onSubmit(checked.value);
        else event.currentTarget.querySelector('textarea')?.focus();
      }}
    >
      <PanelColumns
        summary={<Panel heading={words.progress}><RefundProgress refund={refund} /></Panel>}
        act={
          <>
            <span className="wt-due">{formatFen(refund.amount)}</span>
            <Button type="submit" variant="primary" size="lg" loading={pending}>{words.resubmit}</Button>
          </>
        }
      >
        {failure !== null && <Banner tone="danger" title={words.failedTitle}>{failure}</Banner>}
        {refusal && <Banner tone="warning" title={words.refusedTitle}>{refusal}</Banner>}
        <Panel heading={words.comment}>
          <TextArea
            name="comment"
            label={words.comment}
            hideLabel
            hint={words.commentHint}
            limit={REFUND_WORDS_MAX}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            error={tried && !checked.ok ? checked.message : undefined}
          />
        </Panel>
      </PanelColumns>
    </Form>
  );
}
