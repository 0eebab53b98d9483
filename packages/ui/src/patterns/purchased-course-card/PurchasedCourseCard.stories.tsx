import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { courseSummary, LONGEST_NAME, purchase } from '../../testing/commerce.ts';
import { keyboard } from './PurchasedCourseCard.keyboard.ts';
import { PurchasedCourseCard } from './PurchasedCourseCard.tsx';

const meta = {
  component: PurchasedCourseCard,
  args: { purchase: purchase(1), href: '#study', heading: 'h2' },
} satisfies Meta<typeof PurchasedCourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

export const NotStarted: Story = { args: { purchase: purchase(2, { percent: 0, lastLessonId: null, lastLessonName: null }) } };

export const Finished: Story = { args: { purchase: purchase(3, { percent: 100, validUntil: null }) } };

export const Expired: Story = { args: { expired: true } };

export const LongText: Story = {
  args: { purchase: purchase(4, { course: courseSummary(4, { name: LONGEST_NAME }), lastLessonName: LONGEST_NAME }) },
};

export const Narrow: Story = { ...LongText, ...phone };

export const AllBrands: Story = { ...allBrands };
