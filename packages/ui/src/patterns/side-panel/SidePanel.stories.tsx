import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { keyboard } from './SidePanel.keyboard.ts';
import { SidePanel } from './SidePanel.tsx';

const askToSignIn = fn();
const support = { label: '在线客服', href: 'https://example.com/support' };
const publicAccount = { name: '继续教育学习网', address: 'https://www.example.com/account' };

const meta = {
  component: SidePanel,
  parameters: { bleed: true },
  globals: { viewport: { value: 'desk', isRotated: false } },
  args: { support, entries: [{ label: '机构入驻', href: '/application' }] },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main platform: institutions can apply. */
export const Default: Story = {};

/** A visitor signs in before applying (spec section 2). */
export const Guest: Story = {
  args: { entries: [{ label: '机构入驻', onPress: askToSignIn }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '机构入驻' }));
    await expect(askToSignIn).toHaveBeenCalled();
  },
};

/** A sub-platform: online support only. */
export const SupportOnly: Story = { args: { entries: [] } };

/** The one sub-platform with a public account: its code stands behind a button. */
export const PublicAccount: Story = {
  args: { entries: [], publicAccount },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '公众号' }, { timeout: 5000 }));
    const panel = await screen.findByRole('dialog', { name: '“继续教育学习网”公众号' }, { timeout: 5000 });
    await expect(await within(panel).findByRole('img', { name: /扫一扫/ }, { timeout: 5000 })).toBeVisible();
  },
};

/** Far down a page the way back to the top joins it. */
export const LongPage: Story = { render: (args) => <div style={{ minHeight: '240vh' }}><SidePanel {...args} /></div> };

export const Keyboard: Story = { args: { publicAccount }, play: playKeyboard(keyboard) };
