import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { HoursCard } from './HoursCard.tsx';

const meta = {
  component: HoursCard,
  args: { hours: { year: 2026, earned: 37.5, required: 90 } },
} satisfies Meta<typeof HoursCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nothing: Story = { args: { hours: { year: 2026, earned: 0, required: 90 } } };

export const Reached: Story = { args: { hours: { year: 2026, earned: 96, required: 90 } } };

export const Loading: Story = { args: { hours: null } };

export const Narrow: Story = { ...phone };

export const AllBrands: Story = { ...allBrands };
