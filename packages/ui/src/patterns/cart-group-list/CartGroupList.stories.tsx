import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { cartOfTwo } from '../../testing/commerce.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './CartGroupList.keyboard.ts';
import { CartGroupList } from './CartGroupList.tsx';
import { LiveCart } from './long-cart.fixture.tsx';

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

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** A company's cart: every line is in the page, those near the window have their controls. */
export const FiveHundredLines: Story = {
  render: () => <LiveCart groups={25} lines={20} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('.wt-line')).toHaveLength(500);
    await waitFor(() => expect(canvas.getAllByRole('checkbox').length).toBeLessThan(80));
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 500 门');
    const [first] = canvas.getAllByRole('button', { name: /^移除《/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 499 门');
    const [group] = canvas.getAllByRole('checkbox', { name: /^选择江海市第 1 / });
    const [line] = canvas.getAllByRole('checkbox', { name: /^选择《/ });
    if (line) await userEvent.click(line);
    await expect(group).toBePartiallyChecked();
  },
};

export const FiveHundredNarrow: Story = { ...FiveHundredLines, play: () => undefined, ...phone };

export const LongText: Story = {
  args: { groups: cartOfTwo().groups.map((group) => ({ ...group, institutionName: `${group.institutionName}（原江海省专业技术人员继续教育高级研修与实训中心）` })) },
};

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
