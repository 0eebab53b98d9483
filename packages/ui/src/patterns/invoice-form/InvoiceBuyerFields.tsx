import { useState } from 'react';
import type { ReactNode } from 'react';
import { INVOICE_KIND } from '@wutong/domain';
import { useInvoiceWording } from '../../wording/invoice.ts';
import { InvoiceTextField } from './InvoiceTextField.tsx';
import type { InvoiceFormState } from './use-invoice-form.ts';

/** Whom the invoice names: a person’s name, or a company’s name and numbers. */
export function InvoiceBuyerFields({ form }: { form: InvoiceFormState }) {
  const words = useInvoiceWording().invoiceForm;
  const { kind, titleType } = form.draft;
  const company = titleType === 'enterprise';
  const bank = (
    <div className="wt-pair">
      <InvoiceTextField form={form} name="address" label={words.address} autoComplete="street-address" />
      <InvoiceTextField form={form} name="phone" label={words.phone} type="tel" autoComplete="tel" />
      <InvoiceTextField form={form} name="bankName" label={words.bankName} hint={words.bankNameHint} autoComplete="off" />
      <InvoiceTextField form={form} name="bankAccount" label={words.bankAccount} inputMode="numeric" autoComplete="off" />
    </div>
  );
  return (
    <>
      <InvoiceTextField
        className="wt-one"
        form={form}
        name="title"
        label={company ? words.enterpriseTitle : words.personalTitle}
        hint={company ? words.enterpriseTitleHint : words.personalTitleHint}
        autoComplete={company ? 'organization' : 'name'}
      />
      <InvoiceTextField
        className="wt-one"
        form={form}
        name="taxNumber"
        label={words.taxNumber}
        hint={words.taxNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {company && (kind === INVOICE_KIND.special ? bank : <BankDisclosure form={form}>{bank}</BankDisclosure>)}
    </>
  );
}

const BANK_FIELDS = ['address', 'phone', 'bankName', 'bankAccount'] as const;

/** What a company may add; it opens by itself where something in it is wrong, and stays open. */
function BankDisclosure({ form: { draft, errors }, children }: { form: InvoiceFormState; children: ReactNode }) {
  const words = useInvoiceWording().invoiceForm;
  const [open, setOpen] = useState(() => BANK_FIELDS.some((field) => draft[field] !== ''));
  const wrong = BANK_FIELDS.some((field) => errors[field] !== undefined);
  return (
    <details className="wt-more" open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.bankOptional}</summary>
      {children}
    </details>
  );
}
