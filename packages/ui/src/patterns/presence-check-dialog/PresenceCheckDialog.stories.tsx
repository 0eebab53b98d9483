import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './PresenceCheckDialog.keyboard.ts';
import { PresenceCheckDialog } from './PresenceCheckDialog.tsx';

const meta = {
  component: PresenceCheckDialog,
  args: { open: true, check: { status: 'asking', secondsLeft: 42, secondsGiven: 60 }, pending: false, onConfirm: fn() },
  // An overlay covers its window: on the docs page each story gets one of its own.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
} satisfies Meta<typeof PresenceCheckDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    const dialog = await within(root).findByRole('alertdialog', { name: '您还在学习吗？' }, { timeout: 5000 });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '我在学习' })).toHaveFocus());
    await expect(within(dialog).getByRole('timer')).toHaveTextContent('剩余 42 秒');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const LastSeconds: Story = { args: { check: { status: 'asking', secondsLeft: 3, secondsGiven: 60 } } };

export const Paused: Story = { args: { check: { status: 'paused', countedUntil: '2026-11-21T10:32:00+08:00' } } };

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { failed: true } };

export const Narrow: Story = { ...phone };

export const NarrowPaused: Story = { ...Paused, ...phone };
