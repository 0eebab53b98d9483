import type { ReactNode } from 'react';
import type { CourseSummary, Page } from '@wutong/domain';
import { COURSES_PER_PAGE } from '@wutong/domain';
import { Pagination } from '../../components/pagination/index.ts';
import { CourseGrid, CourseGridSkeleton } from '../../patterns/course-card/index.ts';
import type { FilterHref } from '../../patterns/course-filter-bar/index.ts';
import { ScreenFrame } from '../screen-frame/index.ts';
import type { ScreenState } from '../state.ts';
import { Results } from './CourseResults.styles.ts';

/** What a list of courses is in. */
export type CourseListState = ScreenState<{ page: Page<CourseSummary> }>;

export interface CourseResultsProps {
  state: CourseListState;
  loadingLabel: string;
  /** What the list holds, for screen readers. */
  label: string;
  empty: ReactNode;
  hrefFor: FilterHref;
  courseHref: (course: CourseSummary) => string;
  /** A keyword to mark in the names. */
  highlight?: string | undefined;
  onRetry: () => void;
}

/** How many courses a list found; null while unknown. */
export function totalOf(state: CourseListState): number | null {
  if (state.status === 'ready') return state.page.total;
  return state.status === 'empty' ? 0 : null;
}

/** One page of courses and the way to the others, shared by the course centre and the search. */
export function CourseResults(props: CourseResultsProps) {
  const { state, loadingLabel, label, empty, hrefFor, courseHref, highlight, onRetry } = props;
  return (
    <Results aria-label={label}>
      <ScreenFrame
        state={state}
        heading="h2"
        loadingLabel={loadingLabel}
        skeleton={<CourseGridSkeleton count={COURSES_PER_PAGE} />}
        empty={empty}
        onRetry={onRetry}
      >
        {({ page }) => (
          <>
            <CourseGrid courses={page.records} courseHref={courseHref} highlight={highlight} heading="h2" />
            <Pagination current={page.current} pages={page.pages} href={(number) => hrefFor({ page: number })} />
          </>
        )}
      </ScreenFrame>
    </Results>
  );
}
