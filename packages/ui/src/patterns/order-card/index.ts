export { OrderCard, type OrderCardProps } from './OrderCard.tsx';
export { OrderCardSkeleton } from './OrderCardSkeleton.tsx';
