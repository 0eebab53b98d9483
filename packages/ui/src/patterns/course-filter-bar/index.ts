export { CourseFilterBar, type CourseFilterBarProps, type FilterHref } from './CourseFilterBar.tsx';
