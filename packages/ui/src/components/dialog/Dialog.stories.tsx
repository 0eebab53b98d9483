import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longCourseName, phone } from '../shared/stories.fixture.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './Dialog.keyboard.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

function Opened({ open: first, onClose: _unused, footer, ...props }: DialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>退出登录</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        footer={footer ?? <Button variant="primary" onClick={() => setOpen(false)}>确定</Button>}
      />
    </>
  );
}

const meta = {
  component: Dialog,
  args: { open: true, onClose: () => undefined, title: '退出登录', children: <p>确定退出登录吗？</p> },
  // An overlay covers its window: on the docs page each story gets one of its own.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

/** Overlays stand outside of the story's own element, in its brand root. */
const brandRoot = (element: HTMLElement): HTMLElement => element.querySelector<HTMLElement>('[data-brand]') ?? element;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    const dialog = await within(brandRoot(canvasElement)).findByRole('dialog', { name: '退出登录' }, { timeout: 5000 });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '退出登录' })).toHaveFocus());
  },
};

export const Keyboard: Story = { args: { open: false }, play: playKeyboard(keyboard) };

export const Question: Story = { args: { role: 'alertdialog', dismissable: false } };

export const Form: Story = { args: { title: '修改手机号', children: <TextField label="新手机号" type="tel" /> } };

export const LongText: Story = { args: { title: longCourseName, children: <p>{longCourseName.repeat(20)}</p> } };

export const Narrow: Story = { ...Form, ...phone };

export const NarrowLong: Story = { ...LongText, ...phone };
