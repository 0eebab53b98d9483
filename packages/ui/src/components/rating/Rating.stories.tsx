import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { allBrands } from '../shared/stories.fixture.ts';
import { Rating } from './Rating.tsx';

const meta = { component: Rating, args: { score: 4.6 } } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.6 分，满分 5 分');
  },
};

export const None: Story = { args: { score: null } };

export const Scores: Story = {
  render: () => (
    <Stack gap="xs">
      <Rating score={0} />
      <Rating score={2.5} />
      <Rating score={3.9} />
      <Rating score={5} />
    </Stack>
  ),
};

export const AllBrands: Story = { ...Scores, ...allBrands };
