import type { Lesson } from '@wutong/domain';
import { courseHref, nothing, someCourses, someDetail, someOutline } from '../../testing/discovery.ts';
import type { CourseDetailScreenProps } from './CourseDetailScreen.tsx';

/** A visitor's view: free lessons open, the others must be bought. */
const lessonHref = (lesson: Lesson): string | null => (lesson.freePreview ? `/train/lession?lesson=${lesson.id}` : null);

/** A course that can be bought. */
export const detailReady: CourseDetailScreenProps = {
  state: { status: 'ready', course: someDetail({ price: 12_800, originalPrice: 16_800 }), outline: someOutline, related: someCourses(4, 30) },
  buy: { kind: 'buyable', onAddToCart: nothing, onBuyNow: nothing, pending: null },
  preview: null,
  lessonHref,
  courseHref,
  homeCrumbs: [{ label: '首页', href: '/index' }, { label: '课程中心', href: '/lession' }, { label: '医疗卫生', href: '/lession?ids=1' }],
  onRetry: nothing,
};
