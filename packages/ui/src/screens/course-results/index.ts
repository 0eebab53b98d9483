export { CourseResults, totalOf, type CourseListState, type CourseResultsProps } from './CourseResults.tsx';
export { ListPage } from './CourseResults.styles.ts';
