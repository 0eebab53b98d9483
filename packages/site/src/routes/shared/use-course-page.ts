import type { CourseFilter, CourseSummary, Page } from '@wutong/domain';
import { searchCourses } from '@wutong/contract/calls/courses';
import { toScreenState } from '../../api/screen-state.ts';
import { useCall } from '../../api/use-call.ts';
import { searchInput } from './search-input.ts';

/** One page of courses for a filter; the page before stays while the next one comes. */
export function useCoursePage(filter: CourseFilter) {
  const read = useCall(searchCourses, searchInput(filter), { keepPreviousData: true });
  const state = toScreenState(
    read,
    (page): { page: Page<CourseSummary> } => ({ page }),
    (page) => page.total === 0,
  );
  return { state, retry: () => void read.mutate() };
}
