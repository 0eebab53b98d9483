import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Popover.keyboard.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: { trigger: '学时怎么算', label: '学时说明', children: <p>每 45 分钟视频计 1 学时，学完并通过测验后生效。</p> },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '学时怎么算' }));
    await canvas.findByRole('dialog', { name: '学时说明' }, { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '学时怎么算' }));
    await canvas.findByRole('dialog', { name: '学时说明' }, { timeout: 5000 });
  },
};

export const Narrow: Story = { ...Opened, ...phone };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
