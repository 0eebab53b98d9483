import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { courseHref, someCourses } from '../../testing/discovery.ts';
import { CourseGrid } from './CourseGrid.tsx';
import { CourseGridSkeleton } from './CourseGridSkeleton.tsx';

const meta = {
  component: CourseGrid,
  args: { courses: someCourses(8), courseHref, heading: 'h2', label: '课程列表' },
} satisfies Meta<typeof CourseGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waiting: Story = { render: () => <CourseGridSkeleton count={8} /> };

export const Phone: Story = { ...phone };

export const AllBrands: Story = { args: { courses: someCourses(4) }, ...allBrands };
