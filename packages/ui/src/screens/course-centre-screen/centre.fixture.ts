import { courseHref, hrefFrom, nothing, someFilter, somePage, someTree } from '../../testing/discovery.ts';
import type { CourseCentreScreenProps } from './CourseCentreScreen.tsx';

/** The second page of all courses. */
export const centreReady: CourseCentreScreenProps = {
  state: { status: 'ready', page: somePage(2) },
  title: '课程中心',
  filter: someFilter({ page: 2 }),
  categories: someTree,
  hrefFor: hrefFrom(someFilter({ page: 2 })),
  courseHref,
  onRetry: nothing,
};
