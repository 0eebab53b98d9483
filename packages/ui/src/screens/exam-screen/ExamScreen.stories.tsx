import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Attempt } from '@wutong/domain';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { examAnswers, examMarks, examQuestions, mockExam } from '../../testing/exam.ts';
import { ExamScreen } from './ExamScreen.tsx';
import type { ExamScreenProps, OpenExam } from './props.ts';

const startedAt = '2026-11-21T09:00:00+08:00';
const submittedAt = '2026-11-21T10:32:00+08:00';

const at = (attempt: Attempt, count = 20, exam = mockExam({}, count)): OpenExam & { status: 'ready' } => ({
  status: 'ready', exam, questions: examQuestions(count), attempt, availability: 'open',
});

const running = at({ status: 'running', startedAt });

/** Keeps answers and marks, as the page's owner would. */
function Kept({ answers: first, marked: before, onAnswer, onMark, ...rest }: ExamScreenProps) {
  const [answers, setAnswers] = useState(first);
  const [marked, setMarked] = useState(before);
  return (
    <ExamScreen
      {...rest}
      answers={answers}
      marked={marked}
      onAnswer={(id, answer) => {
        onAnswer(id, answer);
        setAnswers(({ [id]: _before, ...others }) => (answer ? { ...others, [id]: answer } : others));
      }}
      onMark={(id, on) => {
        onMark(id, on);
        setMarked((now) => new Set(on ? [...now, id] : [...now].filter((each) => each !== id)));
      }}
    />
  );
}

const meta = {
  component: ExamScreen,
  parameters: { bleed: true },
  args: {
    state: running, answers: examAnswers(20), marked: examMarks, saving: 'saved', secondsLeft: 5025, starting: false,
    onStart: fn(), onAnswer: fn(), onMark: fn(), onSubmit: fn(), reviewHref: '#review', backHref: '#exams', onRetry: fn(), onSignIn: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ExamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rootOf = (canvasElement: HTMLElement): HTMLElement => canvasElement.querySelector<HTMLElement>('[data-brand]') ?? canvasElement;

export const Ready: Story = {};

export const Beginning: Story = { args: { answers: {}, marked: new Set<string>(), secondsLeft: 7200 } };

export const TwoHundred: Story = { args: { state: at({ status: 'running', startedAt }, 200), answers: examAnswers(200) } };

export const NotStarted: Story = { args: { state: at({ status: 'notStarted' }) } };

export const NotYet: Story = { args: { state: { ...at({ status: 'notStarted' }), availability: 'notYet' } } };

export const UsedUp: Story = {
  args: { state: { ...at({ status: 'notStarted' }), exam: mockExam({ attemptsUsed: 3 }), availability: 'usedUp' } },
};

export const Starting: Story = { args: { state: at({ status: 'notStarted' }), starting: true } };

export const FifteenMinutes: Story = { args: { secondsLeft: 872 } };

export const LastMinute: Story = { args: { secondsLeft: 41, saving: 'saving' } };

export const Unsaved: Story = { args: { saving: 'unsaved' } };

export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    const root = rootOf(canvasElement);
    await userEvent.click(within(root).getByRole('button', { name: '交卷' }));
    const dialog = await within(root).findByRole('alertdialog', { name: '确认交卷' }, { timeout: 5000 });
    await waitFor(() => expect(within(dialog).getByText(/还有 2 题没有答完/)).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmitFailed: Story = {
  ...Asking,
  args: { submitFailure: '网络好像断开了，请检查后再交一次。', saving: 'unsaved' },
};

export const Submitting: Story = { args: { state: at({ status: 'submitting', startedAt, reason: 'learner' }) } };

export const TimeUp: Story = { args: { state: at({ status: 'submitting', startedAt, reason: 'timeUp' }), secondsLeft: 0, saving: 'saving' } };

export const Expired: Story = { args: { state: at({ status: 'expired', startedAt }), secondsLeft: 0, saving: 'saving' } };

export const ExpiredUnsaved: Story = { args: { state: at({ status: 'expired', startedAt }), secondsLeft: 0, saving: 'unsaved' } };

export const Missed: Story = { args: { state: at({ status: 'expired', startedAt: null }) } };

export const Submitted: Story = { args: { state: at({ status: 'submitted', submittedAt, reason: 'learner' }) } };

export const SubmittedByTime: Story = { args: { state: at({ status: 'submitted', submittedAt, reason: 'timeUp' }) } };

export const Passed: Story = { args: { state: at({ status: 'marked', submittedAt, reason: 'learner', score: 24, passed: true }) } };

export const NotPassed: Story = { args: { state: at({ status: 'marked', submittedAt, reason: 'learner', score: 14.5, passed: false }) } };

export const Narrow: Story = { ...phone };

export const NarrowLastMinutes: Story = { args: { secondsLeft: 286, saving: 'unsaved' }, ...phone };

export const NarrowCard: Story = {
  ...phone,
  play: async ({ canvasElement }) => {
    const root = rootOf(canvasElement);
    await userEvent.click(within(root).getByRole('button', { name: '答题卡 18/20' }));
    const drawer = await within(root).findByRole('dialog', { name: '答题卡' }, { timeout: 5000 });
    await userEvent.click(within(drawer).getByRole('button', { name: '第 12 题，已答' }));
    await waitFor(() => expect(within(root).getByRole('heading', { name: /^第 12 题/ })).toBeVisible());
  },
};

export const NarrowNotStarted: Story = { ...NotStarted, ...phone };

export const NarrowNotPassed: Story = { ...NotPassed, ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const AllBrands: Story = { ...allBrands };
