import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Tabs.keyboard.ts';
import { Tabs } from './Tabs.tsx';
import type { TabsProps } from './Tabs.tsx';

function Chosen(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: Tabs,
  args: {
    label: '登录方式',
    value: 'sms',
    onChange: () => undefined,
    items: [
      { key: 'sms', label: '短信登录', content: <p>用短信验证码登录。</p> },
      { key: 'password', label: '密码登录', content: <p>用密码和图形验证码登录。</p> },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '短信登录' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '密码登录' })).toHaveTextContent('图形验证码');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '短信登录' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '密码登录' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: '短信登录' })).toHaveFocus();
  },
};

export const Full: Story = { args: { full: true } };

const many = ['课程介绍', '课程目录', '讲师', '学员评价', '常见问题', '相关政策'];

export const Many: Story = {
  args: { label: '课程', value: '课程介绍', items: many.map((name) => ({ key: name, label: name, content: <p>{name}</p> })) },
};

export const Narrow: Story = { ...Many, ...phone };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...Many, ...allBrands };
