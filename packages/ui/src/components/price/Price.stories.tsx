import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Stack } from '../layout/index.ts';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { amount: 128_000 } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥1,280.00');
  },
};

export const Discounted: Story = {
  args: { amount: 9_900, original: 19_900 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥99.00原价¥199.00');
  },
};

export const Free: Story = {
  args: { amount: 0, original: 9_900 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('免费');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Price {...args} size="sm" />
      <Price {...args} size="md" />
      <Price {...args} size="lg" />
    </Stack>
  ),
};

export const PlainZero: Story = {
  args: { amount: 0, tone: 'plain' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('¥0.00');
  },
};

export const Narrow: Story = { args: { amount: 1_234_567_890, original: 2_234_567_890, size: 'lg' }, ...phone };

export const AllBrands: Story = {
  render: () => (
    <Stack>
      <Price amount={9_900} original={19_900} />
      <Price amount={0} />
      <Price amount={128_000} size="lg" />
    </Stack>
  ),
  ...allBrands,
};
