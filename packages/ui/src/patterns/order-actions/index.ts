export { OrderActions, type OrderActionsProps } from './OrderActions.tsx';
export { isDeed, type OrderDeed, type OrderPlace } from './deeds.ts';
