import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { AnswerSheet } from '@wutong/domain';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { examAnswers, examMarks, examQuestions, longQuestion, pictureQuestion, tableQuestion } from '../../testing/exam.ts';
import { keyboard } from './ExamPaper.keyboard.ts';
import { ExamPaper } from './ExamPaper.tsx';
import type { ExamPaperProps } from './ExamPaper.tsx';

/** Keeps answers and marks, as a page would. */
function Kept({ answers: first, marked: before, current: at, onAnswer, onMark, onCurrent, ...rest }: ExamPaperProps) {
  const [answers, setAnswers] = useState<AnswerSheet>(first);
  const [marked, setMarked] = useState(before);
  const [current, setCurrent] = useState(at);
  return (
    <ExamPaper
      {...rest}
      {...{ answers, marked, current }}
      onAnswer={(id, answer) => {
        onAnswer(id, answer);
        setAnswers(({ [id]: _before, ...others }) => (answer ? { ...others, [id]: answer } : others));
      }}
      onMark={(id, on) => {
        onMark(id, on);
        setMarked((now) => new Set(on ? [...now, id] : [...now].filter((each) => each !== id)));
      }}
      onCurrent={(id) => {
        onCurrent?.(id);
        setCurrent(id);
      }}
    />
  );
}

const meta = {
  component: ExamPaper,
  args: { questions: examQuestions(20), answers: {}, marked: new Set<string>(), onAnswer: fn(), onMark: fn(), onCurrent: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '52rem' }}><h1 hidden>考试</h1><Story /></div>],
} satisfies Meta<typeof ExamPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: '一、单项选择题' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'C. 90' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('q2', { kind: 'single', optionId: 'o3' });
    await expect(canvas.getByRole('radio', { name: 'C. 90' })).toBeChecked();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const UnderWay: Story = { args: { answers: examAnswers(20), marked: examMarks, current: 'q3' } };

export const TwoHundred: Story = { args: { questions: examQuestions(200), answers: examAnswers(200), marked: examMarks } };

export const Disabled: Story = { args: { answers: examAnswers(20), disabled: true, questions: examQuestions(20).slice(6, 16) } };

export const LongText: Story = { args: { questions: [tableQuestion, pictureQuestion, longQuestion] } };

export const Empty: Story = { args: { questions: [] } };

export const Narrow: Story = { args: { answers: examAnswers(20), marked: examMarks, current: 'q3' }, ...phone };

export const AllBrands: Story = { args: { questions: examQuestions(20).slice(6, 10), answers: examAnswers(20), marked: new Set(['q7']) }, ...allBrands };
