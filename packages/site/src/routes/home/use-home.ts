import useSWR from 'swr';
import type { Banner, CourseSummary } from '@wutong/domain';
import { banners as bannersCall } from '@wutong/contract/calls/content';
import { searchCourses } from '@wutong/contract/calls/courses';
import { toScreenState } from '../../api/screen-state.ts';
import { useSite } from '../../shell/site-context.ts';
import { bannerHref, blockInput, moreHref } from './home-blocks.ts';

/** A block of the home page with its courses. */
export interface HomeBlockCourses {
  key: string;
  title: string;
  moreHref: string;
  courses: CourseSummary[];
}

/** A banner with where it leads. */
export type HomeBanner = Banner & { href: string | null };

/** What the home page shows: its banners and the blocks of the branch, in the branch's order. */
export function useHome() {
  const { branch, client } = useSite();
  const read = useSWR('home', async () => {
    const [banners, ...blocks] = await Promise.all([
      client.call(bannersCall, {}),
      ...branch.home.map((block) => client.call(searchCourses, blockInput(block))),
    ]);
    return {
      banners: banners.map((banner): HomeBanner => ({ ...banner, href: bannerHref(banner) })),
      blocks: branch.home.map(
        (block, index): HomeBlockCourses => ({
          key: block.key,
          title: block.title,
          moreHref: moreHref(block),
          courses: blocks[index]?.records ?? [],
        }),
      ),
    };
  });
  const state = toScreenState(
    read,
    (data) => data,
    (data) => data.blocks.every((block) => block.courses.length === 0),
  );
  return { state, retry: () => void read.mutate() };
}
