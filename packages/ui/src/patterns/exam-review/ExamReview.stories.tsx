import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { examReview } from '../../testing/exam.ts';
import { keyboard } from './ExamReview.keyboard.ts';
import { ExamReview } from './ExamReview.tsx';

const meta = {
  component: ExamReview,
  args: { reviewed: examReview(20), passPoints: 17 },
  decorators: [(Story) => <div style={{ maxWidth: '52rem' }}><h1 hidden>考试</h1><h2 hidden>答案与解析</h2><Story /></div>],
} satisfies Meta<typeof ExamReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('显示 20 题');
    await userEvent.click(canvas.getByRole('checkbox', { name: '只看错题（9）' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('显示 9 题');
    await expect(canvas.queryByRole('article', { name: /答对$/ })).toBeNull();
    await expect(canvas.getByRole('article', { name: '第 2 题，单项选择题，1 分，答错' })).toBeVisible();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Passed: Story = { args: { passPoints: 10 } };

export const Practice: Story = { args: { passPoints: null, defaultOnlyWrong: true } };

export const AllRight: Story = { args: { reviewed: examReview(20, true), defaultOnlyWrong: true } };

export const Sixty: Story = { args: { reviewed: examReview(60), passPoints: 50 } };

export const LongText: Story = { args: { reviewed: examReview(20).slice(3, 13) } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { args: { reviewed: [...examReview(20).slice(0, 3), ...examReview(20).slice(17)] }, ...allBrands };
