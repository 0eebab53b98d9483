import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phone } from '../../components/shared/stories.fixture.ts';
import { categoryHref, someTree } from '../../testing/discovery.ts';
import { BottomBar } from '../bottom-bar/index.ts';
import { SidePanel } from '../side-panel/index.ts';
import { SiteFooter } from '../site-footer/index.ts';
import { SiteHeader } from '../site-header/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { guest, learner, menu } from '../shared/stories.fixture.ts';
import { SiteShell } from './SiteShell.tsx';

const search = { types: [{ value: 0, label: '课程' }], type: 0, value: '', placeholder: '搜索课程', onSearch: fn() } as const;
const categories = { state: { status: 'ready', tree: someTree }, hrefOf: categoryHref, menuHidden: false } as const;

const meta = {
  component: SiteShell,
  parameters: { bleed: true },
  args: {
    topBar: <TopBar variant="main" greeting="示例人才服务中心主办的专业技术人员继续教育平台" links={[]} account={guest} />,
    header: (
      <SiteHeader
        variant="main"
        platformName="示例继续教育平台"
        logo={null}
        homeHref="/index"
        menu={menu}
        search={search}
        account={guest}
        categories={categories}
      />
    ),
    footer: (
      <SiteFooter
        variant="main"
        platformName="示例继续教育平台"
        links={[]}
        facts={{ filing: { text: '示ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' }, hotline: '400-000-0000', organiser: '示例人才服务中心' }}
      />
    ),
    sidePanel: <SidePanel support={{ label: '在线客服', href: 'https://example.com/' }} entries={[]} />,
    bottomBar: <BottomBar items={[{ key: 'home', label: '首页', href: '/index', current: true }]} />,
    children: <h1>页面内容</h1>,
  },
} satisfies Meta<typeof SiteShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

export const Association: Story = {
  args: {
    topBar: <TopBar variant="association" greeting="示例协会欢迎您" links={[]} account={learner} />,
    header: (
      <SiteHeader
        variant="association"
        platformName="示例协会学习网"
        logo={null}
        homeHref="/index"
        menu={menu}
        search={search}
        account={learner}
        categories={categories}
      />
    ),
  },
};
export const WithoutFooter: Story = { args: { footer: null, sidePanel: null, bottomBar: null } };
export const Phone: Story = { ...phone };
