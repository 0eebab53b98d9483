import { useState } from 'react';
import { checkInvoice, EMPTY_INVOICE, titleTypesOf } from '@wutong/domain';
import type { FieldErrors, InvoiceBuyer } from '@wutong/domain';

/** What a buyer has filled in so far; it is judged on handing it in, and from then on with every change. */
export function useInvoiceForm(initial: InvoiceBuyer | null, onSubmit: (buyer: InvoiceBuyer) => void) {
  const [draft, setDraft] = useState(initial ?? EMPTY_INVOICE);
  const [tried, setTried] = useState(false);
  const checked = checkInvoice(draft);
  const errors: FieldErrors<InvoiceBuyer> = !tried || checked.ok ? {} : checked.errors;
  const set = (change: Partial<InvoiceBuyer>): void => {
    const next = { ...draft, ...change };
    const [first = next.titleType, ...others] = titleTypesOf(next.kind);
    // A special invoice has one kind of title: choosing the one chooses the other.
    setDraft({ ...next, titleType: [first, ...others].includes(next.titleType) ? next.titleType : first });
  };
  const submit = (): void => {
    setTried(true);
    if (checked.ok) onSubmit(checked.value);
  };
  return { draft, errors, set, submit };
}

/** The state of the form, as its parts get it. */
export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
