import { COURSE_ON_SALE, priceBounds, type Banner } from '@wutong/domain';
import type { HomeBlock } from '../../branch/branch.ts';
import { href } from '../../catalogue/index.ts';

/** What the course search is asked for a block. */
export function blockInput({ filter, count }: HomeBlock) {
  return {
    page: 1,
    size: count,
    status: COURSE_ON_SALE,
    sort: filter.sort,
    ...(filter.studyForm ? { studyForm: filter.studyForm } : {}),
    ...priceBounds(filter.charge ?? 'all'),
  };
}

/** Where all courses of a block are listed. */
export function moreHref({ filter }: HomeBlock): string {
  return href('courseCentre', { sort: filter.sort, form: filter.studyForm, charge: filter.charge });
}

/** Where a banner leads; null for one that only informs. */
export function bannerHref(banner: Banner): string | null {
  return banner.courseId ? href('courseDetail', { id: banner.courseId }) : null;
}
