import { useSearchParams } from 'react-router-dom';
import { SearchScreen } from '@wutong/ui/screens/search-screen';
import { formatGoods, parseGoods, type CourseFilter } from '@wutong/domain';
import { href } from '../../catalogue/index.ts';
import { changeFilter, readCourseFilter, writeCourseFilter } from '../shared/course-filter-url.ts';
import { courseHref } from '../shared/links.ts';
import { useCoursePage } from '../shared/use-course-page.ts';

/** Course search: the keyword comes as `goods`, the JSON of type and value (spec section 2). */
export default function SearchRoute() {
  const [query] = useSearchParams();
  const { value: keyword } = parseGoods(query.get('goods'));
  const filter = { ...readCourseFilter(query), keyword };
  const { state, retry } = useCoursePage(filter);
  const hrefFor = (patch: Partial<CourseFilter>) => {
    const { ids: _, ...fields } = writeCourseFilter(changeFilter(filter, patch));
    return href('search', { goods: formatGoods({ type: 0, value: keyword }), ...fields });
  };
  return (
    <SearchScreen
      state={state}
      keyword={keyword}
      filter={filter}
      hrefFor={hrefFor}
      courseHref={courseHref}
      categoryHref={href('courseCentre')}
      onRetry={retry}
    />
  );
}
