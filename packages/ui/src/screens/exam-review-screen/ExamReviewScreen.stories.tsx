import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { OFFLINE, SHARED_STATES } from '../../testing/commerce.ts';
import { examReview, mockExam } from '../../testing/exam.ts';
import { ExamReviewScreen } from './ExamReviewScreen.tsx';

const meta = {
  component: ExamReviewScreen,
  parameters: { bleed: true },
  args: { state: { status: 'ready', exam: mockExam(), reviewed: examReview(20) }, backHref: '#exams', onRetry: fn(), onSignIn: fn() },
} satisfies Meta<typeof ExamReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AllRight: Story = { args: { state: { status: 'ready', exam: mockExam(), reviewed: examReview(20, true) } } };

export const Narrow: Story = { ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const AllBrands: Story = { args: { state: { status: 'ready', exam: mockExam(), reviewed: examReview(20).slice(0, 4) } }, ...allBrands };
