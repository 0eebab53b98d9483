export { ReapplyForm, type ReapplyFormProps } from './ReapplyForm.tsx';
export { RefundForm, type RefundFormProps } from './RefundForm.tsx';
