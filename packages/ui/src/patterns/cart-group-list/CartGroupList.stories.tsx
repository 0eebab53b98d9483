import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { cartOfTwo } from '../../testing/commerce.ts';
import { CartGroupList } from './CartGroupList.tsx';

const meta = {
  component: CartGroupList,
  args: {
    groups: cartOfTwo().groups, pending: [], onSelect: fn(), onRemove: fn(), courseHref: (courseId: string) => `#${courseId}`,
  },
} satisfies Meta<typeof CartGroupList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('checkbox', { name: '选择江海护理教育中心的全部课程' });
    await expect(group).toBePartiallyChecked();
  },
};

export const Pending: Story = { args: { pending: cartOfTwo().groups.flatMap((group) => group.lines.map((line) => line.courseId)) } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
