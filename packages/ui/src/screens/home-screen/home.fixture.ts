import { categoryHref, courseHref, nothing, someBanners, someCourses, someTree } from '../../testing/discovery.ts';
import type { HomeScreenProps } from './HomeScreen.tsx';

/** A home page with everything on it, for a visitor; its banners stand still, so that its pictures compare. */
export const homeReady: HomeScreenProps = {
  state: {
    status: 'ready',
    banners: someBanners,
    blocks: [
      { key: 'popular', title: '大家都在学', moreHref: '/lession?sort=popular', courses: someCourses(8) },
      { key: 'newest', title: '新近上线', moreHref: '/lession?sort=newest', courses: someCourses(4, 20) },
    ],
  },
  categories: { status: 'ready', tree: someTree },
  categoryHref,
  learner: { kind: 'guest', onSignIn: nothing },
  courseHref,
  onRetry: nothing,
  turnBanners: false,
};
