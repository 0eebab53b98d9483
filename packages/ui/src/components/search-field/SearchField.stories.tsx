import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { Select } from '../select/index.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './SearchField.keyboard.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: '搜索课程', placeholder: '搜索课程、讲师', onSearch: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: '搜索课程' });
    await userEvent.type(box, ' 安全工程 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('安全工程');
    await userEvent.click(canvas.getByRole('button', { name: '清空搜索词' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const WithTypes: Story = {
  args: {
    before: (
      <Select
        bare
        hideLabel
        label="搜索类型"
        options={[{ value: '0', label: '课程' }, { value: '1', label: '机构' }]}
      />
    ),
  },
};

export const LongText: Story = { args: { defaultValue: longCourseName } };

export const Narrow: Story = { ...WithTypes, ...phone };

export const AllBrands: Story = { ...WithTypes, ...allBrands };
