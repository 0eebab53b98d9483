import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Lesson } from '@wutong/domain';
import { expect, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { someOutline } from '../../testing/discovery.ts';
import { keyboard } from './CourseOutline.keyboard.ts';
import { CourseOutline } from './CourseOutline.tsx';

const [first, second, third] = someOutline[0]?.lessons ?? [];
const everyHref = (lesson: Lesson): string => `/study/online?lesson=${lesson.id}`;
const freeHref = (lesson: Lesson): string | null => (lesson.freePreview ? everyHref(lesson) : null);

const meta = {
  component: CourseOutline,
  args: { chapters: someOutline, lessonHref: freeHref },
  decorators: [(Story) => <div style={{ maxWidth: '30rem' }}><h1 hidden>课程</h1><h2 hidden>课程目录</h2><Story /></div>],
} satisfies Meta<typeof CourseOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor: free lessons are links, the others say that they must be bought. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: new RegExp(first?.name ?? '') })).toHaveTextContent('可试看');
    await expect(canvas.getAllByText('购买后可学').length).toBeGreaterThan(0);
  },
};

export const InProgress: Story = {
  args: {
    lessonHref: everyHref,
    currentLessonId: second?.id,
    progress: { [first?.id ?? '']: 100, [second?.id ?? '']: 42, [third?.id ?? '']: 0 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('正在学习');
    await expect(canvas.getByText('已学完')).toBeVisible();
    await expect(canvas.getByText('已学 42%')).toBeVisible();
  },
};

export const Keyboard: Story = { args: { lessonHref: everyHref }, play: playKeyboard(keyboard) };

export const LongNames: Story = {
  args: {
    chapters: [{ id: '1', name: longCourseName, lessons: [{ id: '2', name: longCourseName, duration: 5400, freePreview: true, watched: null }] }],
  },
};

export const Nothing: Story = { args: { chapters: [] } };
export const Phone: Story = { ...phone };
export const AllBrands: Story = { args: { chapters: someOutline.slice(0, 1) }, ...allBrands };
