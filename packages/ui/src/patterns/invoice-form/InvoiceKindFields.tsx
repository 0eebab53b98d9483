import { INVOICE_KIND, INVOICE_KINDS, invoiceKindLabel, titleTypeLabel, titleTypesOf, toInvoiceKind } from '@wutong/domain';
import type { InvoiceTitleType } from '@wutong/domain';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { useInvoiceWording } from '../../wording/invoice.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';

const TITLE_TYPES: readonly InvoiceTitleType[] = ['personal', 'enterprise'];

/** Which invoice, and made out to whom; what one choice excludes stays in sight and can't be chosen. */
export function InvoiceKindFields({ form: { draft, errors, set } }: { form: InvoiceFormState }) {
  const words = useInvoiceWording().invoiceForm;
  const possible = titleTypesOf(draft.kind);
  return (
    <>
      <RadioGroup
        name="kind"
        look="card"
        className="wt-kinds"
        label={words.kind}
        hideLabel
        options={INVOICE_KINDS.map((kind) => ({
          value: String(kind),
          label: invoiceKindLabel(kind),
          detail: kind === INVOICE_KIND.special ? words.specialDetail : words.ordinaryDetail,
        }))}
        value={String(draft.kind)}
        onChange={(value) => set({ kind: toInvoiceKind(Number(value)) ?? draft.kind })}
        error={errors.kind}
      />
      <RadioGroup
        name="titleType"
        label={words.titleType}
        options={TITLE_TYPES.map((type) => ({ value: type, label: titleTypeLabel(type), disabled: !possible.includes(type) }))}
        value={draft.titleType}
        onChange={(titleType) => set({ titleType })}
        error={errors.titleType}
      />
    </>
  );
}
