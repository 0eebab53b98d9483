import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withFollowToggled } from '@wutong/domain';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { longInstitutionName, miniSiteHref, someInstitution, someMiniSiteRoutes } from '../../testing/institutions.ts';
import { sampleBrands } from '../shared/sample-brand.fixture.ts';
import { keyboard } from './MiniSiteHeader.keyboard.ts';
import { MiniSiteHeader } from './MiniSiteHeader.tsx';
import type { MiniSiteHeaderProps } from './MiniSiteHeader.tsx';

const institution = someInstitution();

function Remembering({ institution: first, onToggleFollow, ...props }: MiniSiteHeaderProps) {
  const [now, setNow] = useState(first);
  const toggle = (followed: boolean): void => {
    setNow(withFollowToggled(now));
    onToggleFollow?.(followed);
  };
  return <MiniSiteHeader {...props} institution={now} onToggleFollow={toggle} />;
}

const meta = {
  component: MiniSiteHeader,
  parameters: { bleed: true },
  args: {
    institution,
    routes: someMiniSiteRoutes,
    current: 'home',
    pageHref: miniSiteHref,
    marketplace: { name: sampleBrands.main.platformName, href: '/index' },
    onToggleFollow: fn(),
  },
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof MiniSiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

export const Default: Story = {
  ...desk,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const menu = within(canvas.getByRole('navigation', { name: '机构导航' }));
    await expect(menu.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: '学院动态' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: '规章制度' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^未关注/ }));
    await expect(args.onToggleFollow).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: /^已关注/, pressed: true })).toHaveFocus();
  },
};

export const Followed: Story = { ...desk, args: { institution: { ...institution, followed: true }, current: 'courses' } };

export const Pending: Story = { ...desk, args: { pending: true } };

export const LongName: Story = { ...desk, args: { institution: { ...institution, name: longInstitutionName } } };

/** An article: no entry of the menu is open. */
export const NoneCurrent: Story = { ...desk, args: { current: null } };

/** An institution that shows nothing still has its home page. */
export const HomeOnly: Story = { ...desk, args: { routes: someMiniSiteRoutes.map((route) => ({ ...route, shown: false })) } };

export const New: Story = {
  ...desk,
  args: { institution: { ...institution, rating: null, followerCount: 0, type: null, region: null } },
};

export const Keyboard: Story = { ...desk, play: playKeyboard(keyboard) };

/** On a phone the menu scrolls by itself to the page that is open; the page does not scroll sideways. */
export const Phone: Story = {
  ...phone,
  args: { current: 'contact' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '联系我们' });
    const row = link.closest('ul')?.getBoundingClientRect();
    await waitFor(() => expect(link.getBoundingClientRect().right).toBeLessThanOrEqual((row?.right ?? 0) + 1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PhoneLongName: Story = { ...phone, args: { institution: { ...institution, name: longInstitutionName, followed: true } } };

export const AllBrands: Story = { ...allBrands };
