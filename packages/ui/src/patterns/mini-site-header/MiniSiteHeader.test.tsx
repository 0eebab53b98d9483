import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { someInstitution, someMiniSiteRoutes } from '../../testing/institutions.ts';
import { mount } from '../../testing/mount.ts';
import { MiniSiteHeader } from './MiniSiteHeader.tsx';
import type { MiniSiteHeaderProps } from './MiniSiteHeader.tsx';

const base: MiniSiteHeaderProps = {
  institution: someInstitution(),
  routes: someMiniSiteRoutes,
  current: 'home',
  pageHref: (page) => `#${page}`,
  marketplace: { name: '青禾人才学习平台', href: '#market' },
};

describeConformance('MiniSiteHeader', { render: (probe) => <MiniSiteHeader {...base} {...probe} /> });

/** The words of the menu. */
function menuOf(props: Partial<MiniSiteHeaderProps>): (string | null)[] {
  const { stage } = mount(<MiniSiteHeader {...base} {...props} />);
  return [...stage.querySelectorAll('nav a')].map((link) => link.textContent);
}

describe('MiniSiteHeader', () => {
  it('draws the menu that the institution shows, under the names it gave', () => {
    expect(menuOf({})).toEqual(['首页', '课程中心', '学院动态', '常见问题', '机构介绍', '下载中心', '联系我们']);
  });

  it('leads to no page that does not exist', () => {
    expect(menuOf({ pageHref: (page) => (page === 'courses' ? '#courses' : null) })).toEqual(['课程中心']);
  });

  it('leads back to the marketplace by its name', () => {
    const { stage } = mount(<MiniSiteHeader {...base} />);
    expect(stage.querySelector('a[href="#market"]')?.textContent).toBe('返回青禾人才学习平台');
  });

  it('draws no toggle where nobody can follow', () => {
    expect(mount(<MiniSiteHeader {...base} />).stage.querySelector('button')).toBeNull();
  });
});
