import { courseHref, hrefFrom, nothing, someFilter, somePage } from '../../testing/discovery.ts';
import type { SearchScreenProps } from './SearchScreen.tsx';

const filter = someFilter({ keyword: '安全' });

/** A search that found something. */
export const searchReady: SearchScreenProps = {
  state: { status: 'ready', page: somePage(1) },
  keyword: '安全',
  filter,
  hrefFor: hrefFrom(filter),
  courseHref,
  categoryHref: '/lession',
  onRetry: nothing,
};
