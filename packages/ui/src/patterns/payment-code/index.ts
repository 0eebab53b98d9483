export { PaymentCode, type PaymentCodeProps, type PaymentCodeView } from './PaymentCode.tsx';
