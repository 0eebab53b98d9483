import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { categoryHref, someTree } from '../../testing/discovery.ts';
import { longPlatformName, sampleBrands } from '../shared/sample-brand.fixture.ts';
import { associationMenu, enterprise, guest, learner, menu } from '../shared/stories.fixture.ts';
import { keyboard } from './SiteHeader.keyboard.ts';
import { SiteHeader } from './SiteHeader.tsx';
import type { SiteHeaderProps } from './SiteHeader.tsx';

const onSearch = fn();
const course = { value: 0, label: '课程' } as const;

/** Main platform: 0 course, 1 institution. Association: 0 course, 1 lecturer (spec section 2, header). */
const searchFor = (other: string, placeholder: string): SiteHeaderProps['search'] => ({
  types: [course, { value: 1, label: other }], type: 0, value: '', placeholder, onSearch,
});

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

const meta = {
  component: SiteHeader,
  parameters: { bleed: true },
  args: {
    variant: 'main',
    platformName: sampleBrands.main.platformName,
    logo: null,
    homeHref: '/index',
    menu,
    search: searchFor('机构', '搜索课程或机构'),
    account: guest,
    categories: { state: { status: 'ready', tree: someTree }, hrefOf: categoryHref, menuHidden: false },
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...desk,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: `${sampleBrands.main.platformName}首页` })).toHaveAttribute('href', '/index');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '搜索类型' }), '机构');
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索机构' }), '职业培训学校{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith({ type: 1, value: '职业培训学校' });
  },
};

export const SignedIn: Story = { ...desk, args: { account: learner } };

/** Home and course centre have the tree in the page: the button is left out. */
export const WithoutCategoryMenu: Story = {
  ...desk,
  args: { categories: { state: { status: 'ready', tree: someTree }, hrefOf: categoryHref, menuHidden: true } },
};

const association = {
  variant: 'association',
  platformName: sampleBrands.association.platformName,
  menu: associationMenu,
  search: searchFor('讲师', '搜索课程或讲师'),
} as const;

/** One row; the account stands in the top bar on a desk, here on a phone. */
export const Association: Story = {
  ...desk,
  args: { ...association, account: learner },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '搜索类型' }), '讲师');
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索讲师' }), '陈');
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(onSearch).toHaveBeenLastCalledWith({ type: 1, value: '陈' });
  },
};

export const LongNames: Story = { ...desk, args: { platformName: longPlatformName, account: enterprise } };

export const AssociationLongNames: Story = { ...desk, args: { ...association, platformName: longPlatformName, account: enterprise } };

export const OwnLogo: Story = {
  ...desk,
  args: {
    logo: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z" fill="#777"/></svg>')}`,
  },
};

export const CategoriesLoading: Story = {
  ...desk,
  args: { categories: { state: { status: 'loading' }, hrefOf: categoryHref, menuHidden: false } },
};

export const Keyboard: Story = { ...desk, play: playKeyboard(keyboard) };

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

/** A header needs a window's width: side by side it is drawn as on a phone. */
export const AllBrands: Story = { ...allBrands, globals: { ...phone.globals, ...allBrands.globals } };
