export { HoursCard, type HoursCardProps } from './HoursCard.tsx';
