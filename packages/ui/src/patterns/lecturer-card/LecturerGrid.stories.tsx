import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { lecturerHref, someLecturers } from '../../testing/institutions.ts';
import { LecturerGrid } from './LecturerGrid.tsx';
import { LecturerGridSkeleton } from './LecturerGridSkeleton.tsx';

const meta = {
  component: LecturerGrid,
  args: { lecturers: someLecturers(8), lecturerHref, heading: 'h2', 'aria-label': '名师' },
} satisfies Meta<typeof LecturerGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

export const Default: Story = { ...desk };
export const Searched: Story = { ...desk, args: { highlight: '培训' } };
export const Waiting: Story = { ...desk, render: () => <LecturerGridSkeleton count={8} /> };
export const Narrow: Story = { ...phone };
export const AllBrands: Story = { args: { lecturers: someLecturers(4) }, ...allBrands };
