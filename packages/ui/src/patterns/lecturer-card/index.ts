export { LecturerCard, type LecturerCardProps } from './LecturerCard.tsx';
export { LecturerGrid, type LecturerGridProps } from './LecturerGrid.tsx';
export { LecturerGridSkeleton } from './LecturerGridSkeleton.tsx';
