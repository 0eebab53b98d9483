import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { Stack } from '../../components/layout/index.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { examQuestion, longQuestion, pictureQuestion, tableQuestion } from '../../testing/exam.ts';
import { keyboard } from './ExamQuestion.keyboard.ts';
import { ExamQuestion } from './ExamQuestion.tsx';
import type { ExamQuestionProps } from './ExamQuestion.tsx';

/** Keeps what is answered and marked, as a page would. */
function Kept({ answer: first, marked: before, onAnswer, onMark, ...rest }: ExamQuestionProps) {
  const [answer, setAnswer] = useState(first);
  const [marked, setMarked] = useState(before);
  return (
    <ExamQuestion
      {...rest}
      answer={answer}
      marked={marked}
      onAnswer={(id, next) => {
        onAnswer(id, next);
        setAnswer(next);
      }}
      onMark={(id, next) => {
        onMark?.(id, next);
        setMarked(next);
      }}
    />
  );
}

const meta = {
  component: ExamQuestion,
  args: { question: examQuestion('single'), number: 12, answer: undefined, marked: false, onAnswer: fn(), onMark: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '45rem' }}><h1 hidden>考试</h1><Story /></div>],
} satisfies Meta<typeof ExamQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '第 12 题，单项选择题，1 分' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'B. 分管负责' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('single-0', { kind: 'single', optionId: 'o2' });
    await userEvent.click(canvas.getByText('全面负责'));
    await expect(canvas.getByRole('radio', { name: 'A. 全面负责' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'B. 分管负责' })).not.toBeChecked();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const Multiple: Story = {
  args: { question: examQuestion('multiple', 2), answer: { kind: 'multiple', optionIds: ['o1', 'o4'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'B. 建议权' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('multiple-2', { kind: 'multiple', optionIds: ['o1', 'o2', 'o4'] });
  },
};

export const TrueOrFalse: Story = { args: { question: examQuestion('trueFalse'), answer: { kind: 'trueFalse', value: false } } };

export const FillIn: Story = {
  args: { question: examQuestion('fillIn') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '第 2 空' }), '三');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('fillIn-0', { kind: 'fillIn', texts: ['', '三'] });
  },
};

export const Pictures: Story = { args: { question: pictureQuestion, answer: { kind: 'single', optionId: 'o2' } } };

export const RichStem: Story = {
  args: { question: tableQuestion },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', undefined, { timeout: 5000 })).toBeVisible();
  },
};

export const Marked: Story = { args: { marked: true, answer: { kind: 'single', optionId: 'o1' } } };

export const Disabled: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ExamQuestion {...args} disabled answer={{ kind: 'single', optionId: 'o1' }} onMark={undefined} />
      <ExamQuestion {...args} disabled number={13} question={examQuestion('fillIn')} answer={{ kind: 'fillIn', texts: ['90', ''] }} />
    </Stack>
  ),
};

export const LongText: Story = { args: { question: longQuestion, answer: { kind: 'multiple', optionIds: ['o1'] } } };

export const Narrow: Story = { args: { question: longQuestion, answer: { kind: 'multiple', optionIds: ['o1'] }, marked: true }, ...phone };

export const NarrowPictures: Story = { ...Pictures, ...phone };

export const NarrowTable: Story = { ...RichStem, ...phone };

export const AllBrands: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Kept {...args} answer={{ kind: 'single', optionId: 'o1' }} marked />
      <Kept {...args} number={13} question={examQuestion('fillIn')} />
    </Stack>
  ),
  ...allBrands,
};
