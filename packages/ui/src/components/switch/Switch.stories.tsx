import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { Stack } from '../layout/index.ts';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { keyboard } from './Switch.keyboard.ts';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: '短信提醒', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('switch', { name: '短信提醒' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const On: Story = { args: { defaultChecked: true } };

export const Detail: Story = {
  args: { detail: '开课、考试和证书有变化时发送到您的手机。', defaultChecked: true },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('switch', { name: '短信提醒' });
    await expect(box).toHaveAccessibleDescription('开课、考试和证书有变化时发送到您的手机。');
  },
};

export const Loading: Story = {
  args: { loading: true, defaultChecked: true },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('switch', { name: '短信提醒' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="xs">
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </Stack>
  ),
};

export const Settings: Story = {
  render: (args) => (
    <Stack gap="md">
      <Switch {...args} spread detail="开课、考试和证书有变化时发送到您的手机。" defaultChecked />
      <Switch {...args} spread label="站内消息" detail="在消息中心查看，不会发送到手机。" defaultChecked />
      <Switch {...args} spread label="个性化推荐" detail="根据您学过的课程推荐相近的课程。" />
    </Stack>
  ),
};

export const LongText: Story = { args: { label: longCourseName, detail: longCourseName } };

export const Narrow: Story = { ...Settings, ...phone };

export const AllBrands: Story = { ...Settings, ...allBrands };
