import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, longCourseName } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { nothing } from '../../testing/discovery.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './LearnerCard.keyboard.ts';
import { LearnerCard } from './LearnerCard.tsx';

const learner = {
  kind: 'user',
  name: '陈思远',
  avatar: null,
  hours: { year: 2026, earned: 46.5, required: 90 },
  continueWith: { courseName: '危险化学品重大危险源辨识与分级管控', lessonName: '第二讲 辨识单元的划分', href: '/study/online?course=1&lesson=2' },
  studyHref: '/study/online',
} as const;

const meta = {
  component: LearnerCard,
  args: { learner },
  decorators: [(Story) => <div style={{ width: '17rem', height: '27.5rem' }}><h1 hidden>首页</h1><Story /></div>],
} satisfies Meta<typeof LearnerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: '2026 年度学时完成度' })).toHaveAttribute('aria-valuenow', '52');
    await expect(canvas.getByText('还差 43.5 学时达到年度要求')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '继续学习' })).toHaveAttribute('href', learner.continueWith.href);
  },
};

export const Reached: Story = { args: { learner: { ...learner, hours: { year: 2026, earned: 96, required: 90 } } } };

export const NothingYet: Story = { args: { learner: { ...learner, hours: { year: 2026, earned: 0, required: 90 }, continueWith: null } } };

export const LongNames: Story = {
  args: {
    learner: {
      ...learner,
      name: '江海市第一建筑安装工程有限公司职工培训中心',
      continueWith: { ...learner.continueWith, courseName: longCourseName, lessonName: longCourseName },
    },
  },
};

export const WithoutHours: Story = { args: { learner: { ...learner, hours: null } } };

export const Guest: Story = {
  args: { learner: { kind: 'guest', onSignIn: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录' }));
    if (args.learner.kind === 'guest') await expect(args.learner.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { learner: { kind: 'loading' } } };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { args: { learner: { kind: 'guest', onSignIn: nothing } }, ...allBrands };
