export { InvoiceCard, type InvoiceCardProps } from './InvoiceCard.tsx';
