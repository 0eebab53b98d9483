export { InvoiceStatusTag, OrderStatusTag, RefundStatusTag } from './StatusTags.tsx';
export type { InvoiceStatusTagProps, OrderStatusTagProps, RefundStatusTagProps } from './StatusTags.tsx';
