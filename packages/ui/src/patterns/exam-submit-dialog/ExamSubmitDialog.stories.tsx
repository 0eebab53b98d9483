import type { Meta, StoryObj } from '@storybook/react-vite';
import { paperProgress } from '@wutong/domain';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { examAnswers, examMarks, examQuestions } from '../../testing/exam.ts';
import { keyboard } from './ExamSubmitDialog.keyboard.ts';
import { ExamSubmitDialog } from './ExamSubmitDialog.tsx';

const progress = paperProgress(examQuestions(20), examAnswers(20), examMarks);

const meta = {
  component: ExamSubmitDialog,
  args: { open: true, progress, saving: 'saved', pending: false, onSubmit: fn(), onJump: fn(), onClose: fn() },
  // An overlay covers its window: on the docs page each story gets one of its own.
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof ExamSubmitDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (canvasElement: HTMLElement) => {
  const root = canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;
  return within(root).findByRole('alertdialog', { name: '确认交卷' }, { timeout: 5000 });
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await opened(canvasElement));
    await userEvent.click(dialog.getByRole('button', { name: '查看未答的题' }));
    await expect(args.onJump).toHaveBeenLastCalledWith('q9');
    await userEvent.click(dialog.getByRole('button', { name: '交卷' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const AllAnswered: Story = {
  args: { progress: { total: 20, answered: 20, unanswered: 0, marked: 0, firstUnanswered: null, firstMarked: null } },
};

export const Unsaved: Story = { args: { saving: 'unsaved' } };

export const Pending: Story = { args: { pending: true, saving: 'saving' } };

export const Failed: Story = { args: { failure: '网络好像断开了，请检查后再交一次。', saving: 'unsaved' } };

export const Narrow: Story = { ...phone };

export const NarrowFailed: Story = { ...Failed, ...phone };
