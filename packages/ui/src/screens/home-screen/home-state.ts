import type { Banner, CourseSummary } from '@wutong/domain';
import type { ScreenState } from '../state.ts';

/** A banner with where it leads, if anywhere. */
export type HomeBanner = Banner & { href: string | null };

/** A block of courses, as the branch orders them. */
export interface HomeCourseBlock {
  key: string;
  title: string;
  /** All courses of the kind. */
  moreHref: string;
  courses: readonly CourseSummary[];
}

/** What the home page is in. */
export type HomeState = ScreenState<{ banners: readonly HomeBanner[]; blocks: readonly HomeCourseBlock[] }>;
