import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Container } from '../../components/layout/index.ts';
import { phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { categoryHref, someTree } from '../../testing/discovery.ts';
import { institutionHref, miniSiteHref, someInstitution, someMiniSiteRoutes } from '../../testing/institutions.ts';
import { BottomBar } from '../bottom-bar/index.ts';
import { MiniSiteHeader } from '../mini-site-header/index.ts';
import { SidePanel } from '../side-panel/index.ts';
import { SiteFooter } from '../site-footer/index.ts';
import { SiteHeader } from '../site-header/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { sampleBrands } from '../shared/sample-brand.fixture.ts';
import { associationMenu, guest, learner, menu } from '../shared/stories.fixture.ts';
import { keyboard } from './SiteShell.keyboard.ts';
import { SiteShell } from './SiteShell.tsx';

const search = { type: 0, value: '', placeholder: '搜索课程', onSearch: fn() } as const;
const categories = { state: { status: 'ready', tree: someTree }, hrefOf: categoryHref, menuHidden: false } as const;
const support = { label: '在线客服', href: 'https://example.com/' };

const meta = {
  component: SiteShell,
  parameters: { bleed: true },
  args: {
    topBar: <TopBar variant="main" greeting={sampleBrands.main.greeting} links={[{ label: '证书管理', href: '/study/credentials' }]} account={guest} />,
    header: (
      <SiteHeader
        variant="main"
        platformName={sampleBrands.main.platformName}
        logo={null}
        homeHref="/index"
        menu={menu}
        search={{ ...search, types: [{ value: 0, label: '课程' }, { value: 1, label: '机构' }] }}
        account={guest}
        categories={categories}
      />
    ),
    footer: (
      <SiteFooter
        variant="main"
        platformName={sampleBrands.main.platformName}
        links={[{ label: '课程中心', href: '/lession' }, { label: '联系我们', href: '/concat' }]}
        facts={sampleBrands.main.facts}
      />
    ),
    sidePanel: <SidePanel support={support} entries={[{ label: '机构入驻', href: '/application' }]} />,
    bottomBar: (
      <BottomBar
        items={[
          { key: 'home', label: '首页', href: '/index', current: true },
          { key: 'courses', label: '课程', href: '/lession', current: false },
          { key: 'me', label: '登录', onPress: fn(), current: false },
        ]}
      />
    ),
    children: <Container><h1>页面内容</h1></Container>,
  },
} satisfies Meta<typeof SiteShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

export const Default: Story = {
  ...desk,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

export const Association: Story = {
  ...desk,
  args: {
    topBar: <TopBar variant="association" greeting={sampleBrands.association.greeting} links={[]} account={learner} />,
    header: (
      <SiteHeader
        variant="association"
        platformName={sampleBrands.association.platformName}
        logo={null}
        homeHref="/index"
        menu={associationMenu}
        search={{ ...search, types: [{ value: 0, label: '课程' }, { value: 1, label: '讲师' }] }}
        account={learner}
        categories={categories}
      />
    ),
    footer: (
      <SiteFooter variant="association" platformName={sampleBrands.association.platformName} links={[]} facts={sampleBrands.association.facts} />
    ),
    sidePanel: <SidePanel support={support} entries={[]} />,
  },
};

/** An institution's own pages: its header in the place of the marketplace's. */
export const MiniSite: Story = {
  ...desk,
  args: {
    header: (
      <MiniSiteHeader
        institution={someInstitution()}
        routes={someMiniSiteRoutes}
        current="home"
        pageHref={(page) => (page === 'home' ? institutionHref({ id: '1' }) : miniSiteHref(page))}
        marketplace={{ name: sampleBrands.main.platformName, href: '/index' }}
        onToggleFollow={fn()}
      />
    ),
  },
};

/** Some shells show the footer only where a route asks for it (spec section 2). */
export const WithoutFooter: Story = { args: { footer: null, sidePanel: null, bottomBar: null } };

export const Keyboard: Story = { ...desk, play: playKeyboard(keyboard) };

export const Phone: Story = { ...phone };

export const PhoneMiniSite: Story = { ...phone, args: { ...MiniSite.args } };
