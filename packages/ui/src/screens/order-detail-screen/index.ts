export { OrderDetailScreen } from './OrderDetailScreen.tsx';
export type { OrderDetailScreenProps, OrderDetailState } from './props.ts';
