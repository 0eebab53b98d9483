import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../layout/index.ts';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { CourseCover } from './CourseCover.tsx';

const meta = { component: CourseCover, args: { id: '1829301', hue: 'safety', style: { maxInlineSize: '20rem' } } } satisfies Meta<typeof CourseCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const twenty = Array.from({ length: 20 }, (_, index) => ({ id: String(1001 + index), hue: `category-${index % 5}` }));

export const Twenty: Story = {
  render: () => (
    <Grid min="sm">
      {twenty.map((course) => <CourseCover key={course.id} {...course} />)}
    </Grid>
  ),
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
  },
};

export const SquareCorners: Story = { args: { squareCorners: true } };

export const Narrow: Story = { ...Twenty, ...phone };

export const AllBrands: Story = { ...Twenty, ...allBrands };
