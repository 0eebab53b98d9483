import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './RadioGroup.keyboard.ts';
import { RadioGroup } from './RadioGroup.tsx';
import type { RadioGroupProps } from './RadioGroup.tsx';

function Chosen(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} name={useId()} value={value} onChange={setValue} />;
}

const meta = {
  component: RadioGroup,
  args: {
    label: '支付方式',
    name: 'pay',
    value: 'alipay',
    onChange: () => undefined,
    options: [
      { value: 'alipay', label: '支付宝', detail: '支持花呗与银行卡' },
      { value: 'wechat', label: '微信支付' },
      { value: 'transfer', label: '对公转账', detail: '企业用户可用', disabled: true },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: '支付方式' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '微信支付' }));
    await expect(canvas.getByRole('radio', { name: '微信支付' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /支付宝/ })).not.toBeChecked();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Cards: Story = { args: { look: 'card' } };

export const Invalid: Story = { args: { value: null, error: '请选择支付方式' } };

export const LongText: Story = { args: { look: 'card', options: [{ value: 'a', label: longCourseName, detail: longCourseName }] } };

export const Narrow: Story = { ...Cards, ...phone };

export const AllBrands: Story = { ...Cards, ...allBrands };
