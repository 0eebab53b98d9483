import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { lines: 3 } };

export const Shapes: Story = {
  render: () => (
    <Stack>
      <div style={{ inlineSize: '16rem' }}><Skeleton shape="cover" /></div>
      <Skeleton lines={2} />
      <Inline>
        <Skeleton shape="circle" />
        <Skeleton shape="control" style={{ inlineSize: '6rem' }} />
      </Inline>
    </Stack>
  ),
};

export const Narrow: Story = { ...Shapes, ...phone };

export const AllBrands: Story = { ...Shapes, ...allBrands };
