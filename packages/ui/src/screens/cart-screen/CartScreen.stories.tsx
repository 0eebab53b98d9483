import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { cartOfTwo, OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { CartScreen } from './CartScreen.tsx';

const meta = {
  component: CartScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', cart: cartOfTwo() }, pending: [], onSelect: fn(), onRemove: fn(), onClear: fn(), onCheckout: fn(),
    courseHref: (courseId: string) => `#${courseId}`, browseHref: '#courses', onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Removing: Story = {
  play: async ({ canvasElement, args }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    await userEvent.click(within(root).getByRole('button', { name: '清空购物车' }));
    const dialog = await within(root).findByRole('alertdialog', { name: '清空购物车' }, { timeout: 5000 });
    await waitFor(() => expect(within(dialog).getByText(/全部 5 门课程/)).toBeVisible());
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

export const WithNotice: Story = { args: { notice: '有 1 门课程已下架，已为您取消选择；其他课程没有变化。' } };

export const Narrow: Story = { args: { notice: '有 1 门课程已下架，已为您取消选择；其他课程没有变化。' }, ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const NarrowEmpty: Story = { ...Empty, ...phone };

export const AllBrands: Story = { ...allBrands };
