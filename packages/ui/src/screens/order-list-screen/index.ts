export { OrderListScreen, type OrderListScreenProps, type OrderListState } from './OrderListScreen.tsx';
