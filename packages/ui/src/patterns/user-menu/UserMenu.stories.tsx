import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { allBrands } from '../../components/shared/stories.fixture.ts';
import { enterprise, guest, learner } from '../shared/stories.fixture.ts';
import { AccountBar } from './AccountBar.tsx';

const meta = {
  component: AccountBar,
  args: { account: { ...learner, onSignOut: fn() } },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end' }}><Story /></div>],
} satisfies Meta<typeof AccountBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = await within(canvasElement).findByRole('button', { name: '陈思远的账号菜单' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: '全部订单' }, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    if (args.account.kind === 'user') await expect(args.account.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Guest: Story = {
  args: { account: guest },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录' }));
    await expect(guest.onSignIn).toHaveBeenCalled();
  },
};

export const Enterprise: Story = { args: { account: enterprise } };

export const AllBrands: Story = { ...allBrands };
