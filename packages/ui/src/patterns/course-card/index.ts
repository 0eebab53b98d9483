export { CourseCard, type CourseCardProps } from './CourseCard.tsx';
export { CourseGrid, type CourseGridProps } from './CourseGrid.tsx';
export { CourseGridSkeleton } from './CourseGridSkeleton.tsx';
