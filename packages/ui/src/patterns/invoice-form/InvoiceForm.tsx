import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { formatFen, formatFenInWords, INVOICE_ISSUE_DAYS } from '@wutong/domain';
import type { Fen, InvoiceBuyer } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Price } from '../../components/price/index.ts';
import { useInvoiceWording } from '../../wording/invoice.ts';
import { fill } from '../../wording/index.ts';
import { Panel, PanelColumns } from '../panels/index.ts';
import { focusFirstInvalid } from '../shared/index.ts';
import { InvoiceBuyerFields } from './InvoiceBuyerFields.tsx';
import { Form } from './InvoiceForm.styles.ts';
import { InvoiceKindFields } from './InvoiceKindFields.tsx';
import { InvoiceTextField } from './InvoiceTextField.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

export interface InvoiceFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** What it is made out over, in fen. */
  amount: Fen;
  /** What to begin with: the buyer's last application, or the one to be changed; null for an empty form. */
  initial: InvoiceBuyer | null;
  /** An application that is handed in already is changed instead of made. */
  editing?: boolean | undefined;
  /** Why it was not accepted, in the reader's words. */
  failure?: string | null | undefined;
  pending: boolean;
  onSubmit: (buyer: InvoiceBuyer) => void;
}

/** Asks for an invoice: which kind, made out to whom, sent where. Only what the kind asks for is shown. */
export function InvoiceForm({ amount, initial, editing = false, failure = null, pending, onSubmit, ...rest }: InvoiceFormProps) {
  const words = useInvoiceWording().invoiceForm;
  const form = useInvoiceForm(initial, onSubmit);
  return (
    <Form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        // Drawn at once, so that what is wrong is marked when it is looked for.
        flushSync(form.submit);
        focusFirstInvalid(event.currentTarget);
      }}
    >
      <PanelColumns
        summary={
          <Panel heading={words.amount}>
            <div className="wt-sum">
              <Price amount={amount} tone="plain" size="lg" />
              <span>{fill(words.inWords, { words: formatFenInWords(amount) })}</span>
            </div>
            <dl>
              <dt>{words.content}</dt>
              <dd>{words.contentValue}</dd>
            </dl>
            <p>{fill(words.issuedIn, { days: INVOICE_ISSUE_DAYS })}</p>
            <p>{words.redLetter}</p>
          </Panel>
        }
        act={
          <>
            <span className="wt-due">{formatFen(amount)}</span>
            <Button type="submit" variant="primary" size="lg" loading={pending}>{editing ? words.save : words.submit}</Button>
          </>
        }
      >
        {failure !== null && <Banner tone="danger" title={words.failedTitle}>{failure}</Banner>}
        <Panel heading={words.kind}><InvoiceKindFields form={form} /></Panel>
        <Panel heading={words.buyer}><InvoiceBuyerFields form={form} /></Panel>
        <Panel heading={words.delivery}>
          <InvoiceTextField className="wt-one" form={form} name="email" type="email" label={words.email} hint={words.emailHint} autoComplete="email" />
          <InvoiceTextField className="wt-one" form={form} name="remarks" label={words.remarks} hint={words.remarksHint} />
        </Panel>
      </PanelColumns>
    </Form>
  );
}
