import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { chosenGroups, pendingOrder } from '../../testing/commerce.ts';
import { groupOrderLines, groupsOfCart } from './groups.ts';
import { OrderLines } from './OrderLines.tsx';

const meta = {
  component: OrderLines,
  args: { groups: groupsOfCart(chosenGroups()), heading: 'h2' },
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfAnOrder: Story = { args: { groups: groupOrderLines(pendingOrder().lines) } };

export const Plain: Story = { args: { groups: groupOrderLines(pendingOrder().lines), tone: 'plain' } };

export const Empty: Story = { args: { groups: [] } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
