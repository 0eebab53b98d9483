export { PayScreen } from './PayScreen.tsx';
export type { PayScreenProps, PayState } from './props.ts';
