import { useSearchParams } from 'react-router-dom';
import { CourseCentreScreen } from '@wutong/ui/screens/course-centre-screen';
import type { CourseFilter } from '@wutong/domain';
import { href, ROUTES } from '../../catalogue/index.ts';
import { changeFilter, readCourseFilter, writeCourseFilter } from '../shared/course-filter-url.ts';
import { courseHref } from '../shared/links.ts';
import { useCategories } from '../shared/use-categories.ts';
import { useCoursePage } from '../shared/use-course-page.ts';

/** Course centre: category, form, price, order and page all live in the address. */
export default function CourseCentreRoute() {
  const [query] = useSearchParams();
  const filter = readCourseFilter(query);
  const categories = useCategories();
  const { state, retry } = useCoursePage(filter);
  const hrefFor = (patch: Partial<CourseFilter>) =>
    href('courseCentre', writeCourseFilter(changeFilter(filter, patch)));
  return (
    <CourseCentreScreen
      state={state}
      title={ROUTES.courseCentre.title}
      filter={filter}
      categories={categories.status === 'ready' ? categories.tree : []}
      hrefFor={hrefFor}
      courseHref={courseHref}
      onRetry={retry}
    />
  );
}
