import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CourseCentreScreen } from './course-centre-screen/index.ts';
import { centreReady } from './course-centre-screen/centre.fixture.ts';
import { CourseDetailScreen } from './course-detail-screen/index.ts';
import { detailReady } from './course-detail-screen/detail.fixture.ts';
import { CrashScreen } from './crash-screen/index.ts';
import { HomeScreen } from './home-screen/index.ts';
import { homeReady } from './home-screen/home.fixture.ts';
import { NotFoundScreen } from './not-found-screen/index.ts';
import { commonStates } from './screen-frame/states.fixture.ts';
import { SearchScreen } from './search-screen/index.ts';
import { searchReady } from './search-screen/search.fixture.ts';
import { SCREEN_STATUSES } from './state.ts';

type CommonState = (typeof commonStates)[keyof typeof commonStates];

/** Each screen in a state that all share. */
const screens: [name: string, draw: (state: CommonState) => ReactElement][] = [
  ['home', (state) => createElement(HomeScreen, { ...homeReady, state })],
  ['course centre', (state) => createElement(CourseCentreScreen, { ...centreReady, state })],
  ['search', (state) => createElement(SearchScreen, { ...searchReady, state })],
  ['course', (state) => createElement(CourseDetailScreen, { ...detailReady, state })],
];

const ready: [name: string, screen: ReactElement, words: string[]][] = [
  ['home', createElement(HomeScreen, homeReady), ['大家都在学', '公需科目', '登录', '学时']],
  ['course centre', createElement(CourseCentreScreen, centreReady), ['课程中心', '共 118 门课程', '视频课程']],
  ['search', createElement(SearchScreen, searchReady), ['“安全”的搜索结果']],
  ['course', createElement(CourseDetailScreen, detailReady), ['课程介绍', '课程目录', '¥', '128.00', '立即购买', '相关课程']],
  ['not found', createElement(NotFoundScreen, { homeHref: '/index', coursesHref: '/lession' }), ['页面不存在', '/lession']],
  ['crash', createElement(CrashScreen, { homeHref: '/', onReload: () => undefined, requestId: 'req-1' }), ['重新加载', 'req-1']],
];

/** What the gateway does for public pages: no window, no clock, no storage (design section 5). */
describe('discovery screens in plain Node', () => {
  it('runs without a window', () => {
    expect(typeof window).toBe('undefined');
  });

  it('knows every shared state', () => {
    const shared = Object.values(commonStates).map((state) => state.status);
    expect(new Set([...shared, 'ready'])).toEqual(new Set(SCREEN_STATUSES));
  });

  describe.each(screens)('%s', (_name, draw) => {
    it('waits with the shape of what comes', () => {
      expect(renderToString(draw(commonStates.Loading))).toMatch(/aria-busy="true".*data-shape=/s);
    });

    it('gives the first step when there is nothing', () => {
      expect(renderToString(draw(commonStates.Empty))).toMatch(/清除筛选|刷新页面|回到首页|浏览课程分类/);
    });

    it('says who may see it', () => {
      expect(renderToString(draw(commonStates.Forbidden))).toContain('您暂时不能查看这个页面');
    });

    it('says what failed, that nothing was lost, how to go on, and the case number', () => {
      const html = renderToString(draw(commonStates.Failed));
      for (const words of ['服务暂时不可用', '课程服务正在维护', '您的数据没有丢失', '重试', 'req-7f3a92c1']) {
        expect(html).toContain(words);
      }
    });

    it('tells a lost connection from a failed service', () => {
      expect(renderToString(draw(commonStates.Offline))).toContain('网络好像断开了');
    });
  });

  it.each(ready)('%s draws what it is for', (_name, screen, words) => {
    const html = renderToString(screen);
    for (const word of words) expect(html).toContain(word);
  });
});
