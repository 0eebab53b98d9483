import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: { label: '证书编号', children: (control) => <output {...control}>WT-2026-000128</output> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hint: Story = { args: { hint: '编号在证书右下角。' } };

export const Error: Story = { args: { error: '没有找到这个编号的证书，请核对后再试。', hint: '编号在证书右下角。' } };

export const Optional: Story = { args: { optional: true } };

export const Narrow: Story = { ...Error, ...phone };

export const AllBrands: Story = { ...Error, ...allBrands };
