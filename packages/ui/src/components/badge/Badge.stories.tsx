import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { count: 3 } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { count: 0 } };

export const Counts: Story = {
  render: () => (
    <Inline>
      <Badge count={1} />
      <Badge count={12} />
      <Badge count={120} />
    </Inline>
  ),
};

export const Narrow: Story = { ...Counts, ...phone };

export const AllBrands: Story = { ...Counts, ...allBrands };
