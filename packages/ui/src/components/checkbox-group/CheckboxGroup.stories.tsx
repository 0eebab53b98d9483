import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './CheckboxGroup.keyboard.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  component: CheckboxGroup,
  args: {
    label: '学习形式',
    options: [
      { value: '1', label: '视频课程' },
      { value: '2', label: '面授课程' },
      { value: '3', label: '培训班' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: '学习形式' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '培训班' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '视频课程' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3']);
  },
};

export const All: Story = {
  args: { all: true, defaultValue: ['2'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  },
};

export const Keyboard: Story = { args: { all: true }, play: playKeyboard(keyboard) };

export const Cards: Story = {
  args: {
    label: '接收哪些通知',
    look: 'card',
    defaultValue: ['exam'],
    options: [
      { value: 'open', label: '开课通知', detail: '课程开通和面授安排' },
      { value: 'exam', label: '考试提醒', detail: '开考前一天和成绩公布' },
      { value: 'legal', label: '账号安全', detail: '始终发送', disabled: true },
    ],
  },
};

export const Invalid: Story = { args: { error: '请至少选择一种学习形式' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: ['1'] } };

export const Empty: Story = { args: { all: true, options: [], hint: '这门课程还没有可选的学习形式。' } };

export const LongText: Story = { args: { look: 'card', options: [{ value: 'a', label: longCourseName, detail: longCourseName }] } };

export const Narrow: Story = { ...Cards, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack>
      <CheckboxGroup {...args} all defaultValue={['1']} />
      <CheckboxGroup {...args} look="card" defaultValue={['1']} error="请核对所选的学习形式" />
      <CheckboxGroup {...args} disabled />
    </Stack>
  ),
  ...allBrands,
};
