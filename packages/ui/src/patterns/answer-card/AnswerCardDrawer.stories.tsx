import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { phone } from '../../components/shared/stories.fixture.ts';
import { examAnswers, examMarks, examQuestions } from '../../testing/exam.ts';
import { AnswerCardDrawer } from './AnswerCardDrawer.tsx';
import type { AnswerCardDrawerProps } from './AnswerCardDrawer.tsx';

function Opened({ open: first, onClose, ...rest }: AnswerCardDrawerProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>答题卡 18/20</Button>
      <AnswerCardDrawer
        {...rest}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  component: AnswerCardDrawer,
  args: { open: true, questions: examQuestions(20), answers: examAnswers(20), marked: examMarks, current: 'q12', onJump: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  render: (args) => <Opened {...args} />,
  ...phone,
} satisfies Meta<typeof AnswerCardDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
    const drawer = await within(root).findByRole('dialog', { name: '答题卡' }, { timeout: 5000 });
    await userEvent.click(within(drawer).getByRole('button', { name: '第 9 题，未答，已标记' }));
    await expect(args.onJump).toHaveBeenLastCalledWith('q9');
    await waitFor(() => expect(within(root).queryByRole('dialog')).toBeNull());
  },
};

export const Opens: Story = {};

export const TwoHundred: Story = { args: { questions: examQuestions(200), answers: examAnswers(200), current: 'q96' } };
