import { SearchX } from 'lucide';
import { EVERY_COURSE } from '@wutong/domain';
import type { CategoryNode, CourseFilter, CourseSummary } from '@wutong/domain';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { Container } from '../../components/layout/index.ts';
import { CourseFilterBar } from '../../patterns/course-filter-bar/index.ts';
import type { FilterHref } from '../../patterns/course-filter-bar/index.ts';
import { useSearchWording } from '../../wording/search.ts';
import { CourseResults, ListPage, totalOf } from '../course-results/index.ts';
import type { CourseListState } from '../course-results/index.ts';

/** What the course centre is in. */
export type CourseCentreState = CourseListState;

export interface CourseCentreScreenProps {
  state: CourseCentreState;
  /** The page's heading: 课程中心, or the name of the chosen category. */
  title: string;
  filter: CourseFilter;
  categories: readonly CategoryNode[];
  hrefFor: FilterHref;
  courseHref: (course: CourseSummary) => string;
  onRetry: () => void;
}

/** All courses, narrowed by category, study form and price; the address holds every choice. */
export function CourseCentreScreen(props: CourseCentreScreenProps) {
  const { state, title, filter, categories, hrefFor, courseHref, onRetry } = props;
  const words = useSearchWording().courseList;
  return (
    <Container>
      <ListPage>
        <h1>{title}</h1>
        <CourseFilterBar filter={filter} categories={categories} hrefFor={hrefFor} total={totalOf(state)} />
        <CourseResults
          state={state}
          label={words.results}
          loadingLabel={words.loading}
          empty={
            <EmptyState
              icon={SearchX}
              title={words.empty}
              action={<Button href={hrefFor(EVERY_COURSE)}>{words.emptyAction}</Button>}
            >
              {words.emptyText}
            </EmptyState>
          }
          hrefFor={hrefFor}
          courseHref={courseHref}
          onRetry={onRetry}
        />
      </ListPage>
    </Container>
  );
}
