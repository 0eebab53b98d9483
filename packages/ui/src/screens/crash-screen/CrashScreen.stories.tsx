import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { ChunkFailedNotice } from './ChunkFailedNotice.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = { component: CrashScreen, args: { homeHref: '/index', onReload: fn(), requestId: 'req-7f3a92c1' } } satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新加载' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const WithoutRequest: Story = { args: { requestId: undefined } };
export const ChunkFailed: Story = { render: (args) => <ChunkFailedNotice onReload={args.onReload} /> };
export const Phone: Story = { ...phone };
export const AllBrands: Story = { ...allBrands };
