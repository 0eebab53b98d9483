import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longCourseName, phone } from '../shared/stories.fixture.ts';
import { Button } from '../button/index.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Drawer.keyboard.ts';
import { Drawer } from './Drawer.tsx';
import type { DrawerProps } from './Drawer.tsx';

function Opened({ open: first, onClose: _unused, ...props }: DrawerProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>课程分类</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: Drawer,
  args: { open: true, onClose: () => undefined, title: '课程分类', children: <p>建筑工程、医药卫生、安全生产……</p> },
  // An overlay covers its window: on the docs page each story gets one of its own.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '课程分类' }));
    await userEvent.click(within(await canvas.findByRole('dialog', { name: '课程分类' }, { timeout: 5000 })).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const FromEnd: Story = { args: { from: 'end', footer: <Button variant="primary">查看 36 门课程</Button> } };

export const FromBottom: Story = { args: { from: 'bottom' }, ...phone };

export const LongText: Story = {
  args: { title: longCourseName, children: Array.from({ length: 30 }, (_, index) => <p key={index}>{longCourseName}</p>) },
};

export const Keyboard: Story = { args: { open: false }, play: playKeyboard(keyboard) };

export const Narrow: Story = { ...phone };
