export { InvoiceForm, type InvoiceFormProps } from './InvoiceForm.tsx';
