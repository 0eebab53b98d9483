import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { keyboard } from './Table.keyboard.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';
import { saleColumns, saleKey, saleName, sales } from './table.fixture.tsx';
import type { Sale } from './table.fixture.tsx';

const actions = (sale: Sale) => <Button size="sm" href={`#${sale.orderNum}`}>查看</Button>;

const meta = {
  component: Table<Sale>,
  args: {
    caption: '2026 年的订单', columns: saleColumns, state: { status: 'ready', rows: sales(8) }, keyOf: saleKey, nameOf: saleName,
    onSortChange: fn(), onSelectedChange: fn(),
  },
} satisfies Meta<TableProps<Sale>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A press on a head sorts, a second one turns the order round; the change is said as well as seen. */
export const Sorting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const amounts = () => canvas.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell')[2]?.textContent);
    await userEvent.click(canvas.getByRole('button', { name: '金额' }));
    await expect(amounts()[0]).toBe('¥0.00');
    await expect(canvas.getByRole('columnheader', { name: '金额' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: '金额' }));
    await expect(amounts().at(-1)).toBe('¥0.00');
    await expect(canvas.getByRole('status')).toHaveTextContent('已按金额降序排列');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
  },
};

export const Selection: Story = {
  args: { selectable: true, defaultSelected: new Set(sales(2).map(saleKey)), actions },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: '全选' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^选择订单 202611210037/ }));
    await expect(all).toBePartiallyChecked();
  },
};

export const Keyboard: Story = { args: { selectable: true }, play: playKeyboard(keyboard) };

/** Every row is in the page; what is in the window has its ticks and buttons. */
export const ThousandRows: Story = {
  args: { selectable: true, actions, state: { status: 'ready', rows: sales(1000) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(1000);
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody input').length).toBeLessThan(100));
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(canvasElement.querySelector('tbody input')).toBeChecked();
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' }, selectable: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新加载' }));
    if (args.state.status === 'failed') await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { state: { status: 'ready', rows: [] }, empty: <EmptyState title="还没有订单">您购买的课程会按订单列在这里。</EmptyState> },
};

export const HiddenCaption: Story = { args: { hideCaption: true } };

/** Cards with the columns' names before the values; sorting and the tick for all stand above them. */
export const Narrow: Story = {
  ...phone,
  args: { selectable: true, actions },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '排序' }), '金额降序');
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(9);
    await expect(within(rows.at(-1) ?? canvasElement).getByRole('rowheader')).toBeVisible();
  },
};

export const NarrowLoading: Story = { ...phone, args: { state: { status: 'loading', rows: 2 } } };

export const AllBrands: Story = { args: { selectable: true, defaultSelected: new Set(sales(2).map(saleKey)), actions }, ...allBrands };
