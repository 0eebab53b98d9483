import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { keyboard } from './CheckoutBar.keyboard.ts';
import { CheckoutBar } from './CheckoutBar.tsx';

const meta = {
  component: CheckoutBar,
  args: {
    totals: { lines: 5, selected: 3, total: 164_000, saved: 40_000 }, selection: 'some', selectable: true,
    onSelectAll: fn(), onRemoveSelected: fn(), onCheckout: fn(),
  },
} satisfies Meta<typeof CheckoutBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard), globals: { viewport: { value: 'desk', isRotated: false } } };

export const NothingSelected: Story = {
  args: { totals: { lines: 5, selected: 0, total: 0, saved: 0 }, selection: 'none' },
};

export const NothingToSelect: Story = {
  args: { totals: { lines: 1, selected: 0, total: 0, saved: 0 }, selection: 'none', selectable: false },
};

export const LargeAmount: Story = { args: { totals: { lines: 99, selected: 99, total: 1_234_567_800, saved: 99_999_900 } }, ...phone };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
