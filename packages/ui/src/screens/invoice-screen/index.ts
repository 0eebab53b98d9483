export { InvoiceScreen } from './InvoiceScreen.tsx';
export type { InvoiceScreenProps, InvoiceState, InvoiceTask } from './props.ts';
