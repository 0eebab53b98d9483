import { EVERY_COURSE } from '@wutong/domain';
import type { CourseFilter, CourseSummary } from '@wutong/domain';
import { Container } from '../../components/layout/index.ts';
import { CourseFilterBar } from '../../patterns/course-filter-bar/index.ts';
import type { FilterHref } from '../../patterns/course-filter-bar/index.ts';
import { fill } from '../../wording/index.ts';
import { useSearchWording } from '../../wording/search.ts';
import { CourseResults, ListPage, totalOf } from '../course-results/index.ts';
import type { CourseListState } from '../course-results/index.ts';
import { SearchHelp } from './SearchHelp.tsx';

/** What the search is in. */
export type SearchState = CourseListState;

export interface SearchScreenProps {
  state: SearchState;
  /** What was searched; the empty text lists everything. */
  keyword: string;
  filter: CourseFilter;
  hrefFor: FilterHref;
  courseHref: (course: CourseSummary) => string;
  /** Where all categories can be browsed, offered when nothing was found. */
  categoryHref?: string | undefined;
  onRetry: () => void;
}

/** The courses that a keyword finds, the keyword marked in their names. */
export function SearchScreen(props: SearchScreenProps) {
  const { state, keyword, filter, hrefFor, courseHref, categoryHref, onRetry } = props;
  const words = useSearchWording().searchPage;
  const narrowed = filter.studyForm !== null || filter.charge !== 'all' || filter.categoryPath.length > 0;
  return (
    <Container>
      <ListPage>
        <h1>{keyword ? fill(words.results, { keyword }) : words.title}</h1>
        <CourseFilterBar filter={filter} categories={[]} hrefFor={hrefFor} total={totalOf(state)} />
        <CourseResults
          state={state}
          label={words.title}
          loadingLabel={words.loading}
          empty={
            <SearchHelp
              keyword={keyword}
              widerHref={narrowed ? hrefFor({ ...EVERY_COURSE, keyword }) : undefined}
              categoryHref={categoryHref}
            />
          }
          hrefFor={hrefFor}
          courseHref={courseHref}
          highlight={keyword}
          onRetry={onRetry}
        />
      </ListPage>
    </Container>
  );
}
