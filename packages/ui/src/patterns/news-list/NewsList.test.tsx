import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { newsKind, someNews } from '../../testing/institutions.ts';
import { mount } from '../../testing/mount.ts';
import { NewsBlock, NewsList } from './index.ts';

const items = someNews(3);
const newsHref = ({ id }: { id: string }): string => `#${id}`;

describeConformance('NewsList', { render: (probe) => <NewsList items={items} newsHref={newsHref} {...probe} /> });
describeConformance('NewsBlock', {
  render: (probe) => <NewsBlock title="通知公告" items={items} newsHref={newsHref} moreHref="#more" {...probe} />,
});

describe('NewsList', () => {
  it('gives the day in Shanghai, for eyes and machines', () => {
    const late = [{ id: '1', title: '夜间发布', type: '2', publishedAt: '2026-11-20T23:30:00Z' }];
    const { stage } = mount(<NewsList items={late} newsHref={newsHref} />);
    expect(stage.querySelector('time')?.textContent).toBe('2026-11-21');
    expect(stage.querySelector('time')?.dateTime).toBe('2026-11-21');
  });

  it('keeps kind and summary out of compact lines', () => {
    const { stage } = mount(<NewsList items={items} newsHref={newsHref} kindOf={newsKind} layout="compact" />);
    expect(stage.querySelector('.wt-kind, .wt-summary')).toBeNull();
    expect(stage.querySelectorAll('a')).toHaveLength(3);
  });

  it('clamps a long title to two lines and keeps it whole in its title', () => {
    const long = items.map((item) => ({ ...item, title: '关于继续教育学时登记的通知'.repeat(12) }));
    const { stage } = mount(<div style={{ width: '320px' }}><NewsList items={long} newsHref={newsHref} /></div>);
    const heading = stage.querySelector<HTMLElement>('.wt-title');
    expect(heading?.clientHeight).toBeLessThan(heading?.scrollHeight ?? 0);
    expect(heading?.querySelector('a')?.title).toBe(long[0]?.title);
  });
});

describe('NewsBlock', () => {
  it('says that there is nothing, and leads nowhere, where nothing is', () => {
    const { stage } = mount(<NewsBlock title="通知公告" items={[]} newsHref={newsHref} moreHref={null} />);
    expect(stage.textContent).toContain('暂无内容');
    expect(stage.querySelector('a')).toBeNull();
  });
});
