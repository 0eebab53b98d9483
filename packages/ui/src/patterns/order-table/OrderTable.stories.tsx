import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { someOrders } from './order-table.fixture.ts';
import { OrderTable } from './OrderTable.tsx';

const meta = {
  component: OrderTable,
  args: {
    state: { status: 'ready', rows: someOrders(9) }, orderHref: (orderNum: string) => `#${orderNum}`, selectable: true,
    onSelectedChange: fn(), onSortChange: fn(),
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '金额' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'amount', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(10);
  },
};

/** Every order is in the page and found by the browser; those near the window have their controls. */
export const ThousandOrders: Story = {
  args: { state: { status: 'ready', rows: someOrders(1000) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(1000);
    await expect(canvasElement.querySelectorAll('tbody input').length).toBeLessThan(60);
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = { args: { state: { status: 'failed', onRetry: fn() } } };

export const Empty: Story = { args: { state: { status: 'ready', rows: [] } } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { args: { state: { status: 'ready', rows: someOrders(3) } }, ...allBrands };
