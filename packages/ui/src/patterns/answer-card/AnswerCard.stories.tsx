import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../components/card/index.ts';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { examAnswers, examMarks, examQuestions } from '../../testing/exam.ts';
import { keyboard } from './AnswerCard.keyboard.ts';
import { AnswerCard } from './AnswerCard.tsx';
import type { AnswerCardProps } from './AnswerCard.tsx';

/** Goes where it is told, as a page would. */
function Followed({ current: at, onJump, ...rest }: AnswerCardProps) {
  const [current, setCurrent] = useState(at);
  return (
    <AnswerCard
      {...rest}
      current={current}
      onJump={(id) => {
        onJump(id);
        setCurrent(id);
      }}
    />
  );
}

const meta = {
  component: AnswerCard,
  args: { questions: examQuestions(20), answers: examAnswers(20), marked: examMarks, current: 'q12', onJump: fn() },
  render: (args) => <Followed {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '19rem' }}><h1 hidden>考试</h1><Card><Story /></Card></div>],
} satisfies Meta<typeof AnswerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('第 12 题，已答');
    await userEvent.click(canvas.getByRole('button', { name: '第 9 题，未答，已标记' }));
    await expect(args.onJump).toHaveBeenLastCalledWith('q9');
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('第 9 题，未答，已标记');
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Untouched: Story = { args: { answers: {}, marked: new Set<string>(), current: 'q1' } };

export const TwoHundred: Story = { args: { questions: examQuestions(200), answers: examAnswers(200), current: 'q96' } };

export const Empty: Story = { args: { questions: [], current: null } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
