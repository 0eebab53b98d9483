import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './SearchBox.keyboard.ts';
import { SearchBox } from './SearchBox.tsx';

const course = { value: 0, label: '课程' } as const;

const meta = {
  component: SearchBox,
  args: {
    types: [course, { value: 1, label: '机构' }],
    type: 0,
    value: '',
    placeholder: '搜索课程、老师或机构',
    onSearch: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '32rem' }}><Story /></div>],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索课程' }), ' 安全生产 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ type: 0, value: '安全生产' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '搜索类型' }), '机构');
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ type: 1, value: '安全生产' });
  },
};

/** With a single type there is nothing to choose. */
export const OneType: Story = {
  args: { types: [course] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

export const Filled: Story = { args: { type: 1, value: '江海大学继续教育学院' } };

export const Phone: Story = { ...phone };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
