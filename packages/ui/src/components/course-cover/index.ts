export { CourseCover, type CourseCoverProps } from './CourseCover.tsx';
