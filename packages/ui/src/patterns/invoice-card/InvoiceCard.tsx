import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Download } from 'lucide';
import {
  formatDateTime, formatFen, invoiceActionLabel, invoiceActions, invoiceKindLabel, titleTypeLabel,
} from '@wutong/domain';
import type { Invoice, InvoiceAction } from '@wutong/domain';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { Card } from '../../components/card/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Price } from '../../components/price/index.ts';
import { useInvoiceWording } from '../../wording/invoice.ts';
import { fill } from '../../wording/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { InvoiceStatusTag } from '../order-status/index.ts';
import { Root } from './InvoiceCard.styles.ts';

export interface InvoiceCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  invoice: Invoice;
  /** The form that changes its application; null while there is no such page. */
  editHref: string | null;
  /** Called after the buyer confirmed. */
  onWithdraw: (id: string) => void;
  /** It is being taken back. */
  pending?: boolean | undefined;
}

/** One invoice from its application on: whose, over what, how it stands, its numbers, and what can be done. */
export function InvoiceCard({ invoice, editHref, onWithdraw, pending = false, ...rest }: InvoiceCardProps) {
  const words = useInvoiceWording().invoiceCard;
  const [asking, setAsking] = useState(false);
  const { title, titleType, kind, amount, status, orderNum } = invoice;
  const facts: [string, string | null][] = [
    [words.orderNum, orderNum],
    [words.taxNumber, invoice.taxNumber || null],
    [words.email, invoice.email],
    [words.appliedAt, formatDateTime(invoice.appliedAt)],
    [words.issuedAt, invoice.issuedAt && formatDateTime(invoice.issuedAt)],
    [words.number, invoice.number],
    [words.redLetterNumber, invoice.redLetterNumber],
  ];
  const action = (of: InvoiceAction) => {
    const label = invoiceActionLabel(of);
    if (of === 'withdraw') return <Button key={of} variant="quiet" loading={pending} onClick={() => setAsking(true)}>{label}</Button>;
    const href = of === 'edit' ? editHref : invoice.fileUrl;
    if (href === null) return null;
    if (of === 'edit') return <Button key={of} href={href}>{label}</Button>;
    return <Button key={of} variant="primary" href={href} download icon={<Icon of={Download} size="sm" />}>{label}</Button>;
  };
  return (
    <Card as="article" aria-label={fill(words.label, { title })} {...rest}>
      <Root>
        <header>
          <div>
            <h2>{title}</h2>
            <p>{`${titleTypeLabel(titleType)} · ${invoiceKindLabel(kind)}`}</p>
          </div>
          <InvoiceStatusTag status={status} />
        </header>
        {invoice.reply !== null && <Banner tone="danger">{fill(words.reply, { reply: invoice.reply })}</Banner>}
        {status === 'reversing' && <Banner tone="warning">{words.reversing}</Banner>}
        <dl>
          {facts.map(([name, value]) => value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <footer>
          <p className="wt-over">{words.amount}<Price amount={amount} tone="plain" size="sm" /></p>
          <div className="wt-actions">{invoiceActions(status).toReversed().map(action)}</div>
        </footer>
      </Root>
      <ConfirmDialog
        danger
        open={asking}
        pending={pending}
        title={words.withdrawTitle}
        confirmLabel={invoiceActionLabel('withdraw')}
        body={
          <>
            <p>{fill(words.withdrawBody, { orderNum, title, amount: formatFen(amount) })}</p>
            <p>{words.withdrawSafe}</p>
          </>
        }
        onConfirm={() => {
          onWithdraw(invoice.id);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
