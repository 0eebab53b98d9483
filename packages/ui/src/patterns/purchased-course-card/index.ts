export { PurchasedCourseCard, type PurchasedCourseCardProps } from './PurchasedCourseCard.tsx';
