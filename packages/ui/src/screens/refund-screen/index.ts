export { RefundScreen } from './RefundScreen.tsx';
export type { RefundScreenProps, RefundState, RefundTask } from './props.ts';
