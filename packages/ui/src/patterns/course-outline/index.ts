export { CourseOutline, type CourseOutlineProps } from './CourseOutline.tsx';
