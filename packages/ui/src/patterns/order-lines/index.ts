export { OrderLines, type OrderLinesProps } from './OrderLines.tsx';
export { groupOrderLines, groupsOfCart, type OrderLineGroup, type OrderLineView } from './groups.ts';
