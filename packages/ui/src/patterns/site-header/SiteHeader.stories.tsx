import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { phone } from '../../components/shared/stories.fixture.ts';
import { categoryHref, someTree } from '../../testing/discovery.ts';
import { enterprise, guest, learner, menu } from '../shared/stories.fixture.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  component: SiteHeader,
  parameters: { bleed: true },
  args: {
    variant: 'main',
    platformName: '示例继续教育平台',
    logo: null,
    homeHref: '/index',
    menu,
    search: { types: [{ value: 0, label: '课程' }], type: 0, value: '', placeholder: '搜索课程', onSearch: fn() },
    account: guest,
    categories: { state: { status: 'ready', tree: someTree }, hrefOf: categoryHref, menuHidden: false },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '示例继续教育平台首页' })).toHaveAttribute('href', '/index');
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const SignedIn: Story = { args: { account: learner } };
export const WithoutCategoryMenu: Story = {
  args: { categories: { state: { status: 'ready', tree: someTree }, hrefOf: categoryHref, menuHidden: true } },
};
export const Association: Story = {
  args: { variant: 'association', platformName: '示例协会学习网', account: learner },
};
export const LongNames: Story = {
  args: { platformName: '江海省专业技术人员与企业经营管理人员继续教育公共服务平台', account: enterprise },
};

/** On a phone the menu and the categories are a drawer; choosing something closes it. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开菜单' }));
    const drawer = await screen.findByRole('dialog', { name: '菜单' }, { timeout: 10_000 });
    await userEvent.click(within(drawer).getByText('医疗卫生'));
    const link = within(drawer).getByRole('link', { name: '全部医疗卫生课程' });
    await expect(link).toBeVisible();
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PhoneLongName: Story = { ...phone, args: { ...LongNames.args } };
export const PhoneAssociation: Story = { ...phone, args: { ...Association.args } };
