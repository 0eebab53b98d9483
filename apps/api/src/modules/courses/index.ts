export { courseHandlers } from './courses.routes.ts';
export { presentCourse } from './courses.presenter.ts';
export { courseRows, findCourses, type CourseRow } from './courses.repository.ts';
