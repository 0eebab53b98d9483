import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { enterprise, guest, learner } from '../shared/stories.fixture.ts';
import { AccountBar } from './AccountBar.tsx';
import { keyboard } from './UserMenu.keyboard.ts';

const meta = {
  component: AccountBar,
  args: { account: { ...learner, onSignOut: fn() } },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}><Story /></div>],
} satisfies Meta<typeof AccountBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the open menu. */
async function wordsOf(canvasElement: HTMLElement, name: string): Promise<(string | null)[]> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `${name}的账号菜单` }, { timeout: 10_000 }));
  const items = await screen.findAllByRole('menuitem', undefined, { timeout: 10_000 });
  return items.map((item) => item.textContent);
}

/** A learner's places in the order of the specification, the way out at the end. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(await wordsOf(canvasElement, '陈思远')).toEqual([
      '个人资料', '实名认证', '账号设置', '我的消息', '全部订单', '我的发票', '退出登录',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    if (args.account.kind === 'user') await expect(args.account.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** An enterprise's places have words and addresses of their own; it has no study centre. */
export const Enterprise: Story = {
  args: { account: enterprise },
  play: async ({ canvasElement }) => {
    await expect(await wordsOf(canvasElement, enterprise.name)).toEqual([
      '企业资料', '企业认证', '企业设置', '企业消息', '企业订单', '企业发票', '退出登录',
    ]);
    await expect(screen.getByRole('menuitem', { name: '企业订单' })).toHaveAttribute('href', '/center/qyorder');
    await expect(screen.queryByRole('link', { name: /我的学习/ })).toBeNull();
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await wordsOf(canvasElement, '陈思远');
  },
};

export const Guest: Story = {
  args: { account: guest },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录' }));
    await expect(guest.onSignIn).toHaveBeenCalled();
  },
};

/** The count is unknown, then none: no badge in both. */
export const EmptyCart: Story = { args: { account: { ...learner, cartCount: 0 } } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
