import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { WrongQuestionScreen } from './WrongQuestionScreen.tsx';

const meta = {
  component: WrongQuestionScreen,
  parameters: { bleed: true },
  args: { backHref: '#back', onDelete: fn(), onFavourite: fn(), onSubmit: fn(), onNext: fn() },
} satisfies Meta<typeof WrongQuestionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '返回' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A. 全面负责' }));
    const buttons = { 收藏: args.onFavourite, 删除: args.onDelete, 提交并查看答案: args.onSubmit, 下一题: args.onNext };
    for (const [name, pressed] of Object.entries(buttons)) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(pressed).toHaveBeenCalled();
    }
  },
};

export const Narrow: Story = { ...phone };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const AllBrands: Story = { ...allBrands };
