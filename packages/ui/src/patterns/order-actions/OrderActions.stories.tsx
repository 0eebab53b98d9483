import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/layout/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { EVERY_STATUS, orderOf } from '../../testing/orders.ts';
import type { OrderPlace } from './deeds.ts';
import { keyboard } from './OrderActions.keyboard.ts';
import { OrderActions } from './OrderActions.tsx';

const meta = {
  component: OrderActions,
  args: { order: orderOf(1), placeHref: (place: OrderPlace): string | null => `#${place}`, onDeed: fn() },
} satisfies Meta<typeof OrderActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    await userEvent.click(within(root).getByRole('button', { name: '取消订单' }));
    const dialog = await within(root).findByRole('alertdialog', { name: '取消订单' }, { timeout: 5000 });
    await expect(dialog).toHaveTextContent('将取消订单 20261121090000123456（共 3 门课程，¥1,640.00）。');
    await expect(args.onDeed).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await expect(args.onDeed).toHaveBeenCalledWith('close', '20261121090000123456');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const EveryStatus: Story = {
  render: (args) => <Stack>{EVERY_STATUS.map((status) => <OrderActions {...args} key={status} order={orderOf(status)} />)}</Stack>,
};

/** What does not fit stands behind one button; what destroys is the last of it. */
export const Many: Story = { args: { order: orderOf(2, { refund: 'refused', invoice: 'submitted' }) } };

export const Pending: Story = { args: { pending: 'close' } };

/** A place without a page yet is left out. */
export const NoInvoices: Story = {
  args: { order: orderOf(2), placeHref: (place) => (place === 'applyInvoice' ? null : `#${place}`) },
};

export const Narrow: Story = { ...EveryStatus, ...phone };

export const AllBrands: Story = { ...EveryStatus, ...allBrands };
