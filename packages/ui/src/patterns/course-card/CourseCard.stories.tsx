import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, longCourseName, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { courseHref, someCourse } from '../../testing/discovery.ts';
import { stay } from '../shared/stories.fixture.ts';
import { keyboard } from './CourseCard.keyboard.ts';
import { CourseCard } from './CourseCard.tsx';

const course = someCourse({ price: 12_800, originalPrice: 16_800 });

const meta = {
  component: CourseCard,
  args: { course, href: courseHref(course), heading: 'h2' },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}><Story /></div>],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: course.name })).toHaveAttribute('href', courseHref(course));
    await expect(canvas.getByText(`${course.hours} 学时`)).toBeVisible();
    await expect(canvas.getByText(`${course.validDays} 天`)).toBeVisible();
    await expect(canvas.getByText(course.institutionName)).toBeVisible();
  },
};

export const LongName: Story = {
  args: { course: { ...course, name: longCourseName, institutionName: '江海省专业技术人员继续教育高级研修与实训中心' } },
};

export const Free: Story = { args: { course: { ...course, price: 0, originalPrice: null, validDays: null } } };

export const WithoutForm: Story = { args: { course: { ...course, studyForm: null, learnerCount: 0 } } };

export const Marked: Story = {
  args: { course: { ...course, name: '安全生产与应急管理：特种作业安全技术' }, highlight: '安全' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(2);
    await expect(within(canvasElement).getByRole('link', { name: '安全生产与应急管理：特种作业安全技术' })).toBeVisible();
  },
};

export const Phone: Story = { ...phone, decorators: [] };

export const Keyboard: Story = { args: { onClick: stay }, play: playKeyboard(keyboard) };

export const AllBrands: Story = { ...allBrands };
