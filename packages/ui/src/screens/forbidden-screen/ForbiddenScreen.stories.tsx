import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

const meta = { component: ForbiddenScreen, args: { homeHref: '/index' } } satisfies Meta<typeof ForbiddenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Visitor: Story = {
  args: { onSignIn: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...phone };
export const AllBrands: Story = { ...allBrands };
