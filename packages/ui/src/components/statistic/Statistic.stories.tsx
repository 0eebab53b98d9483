import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../shared/stories.fixture.ts';
import { Inline } from '../layout/index.ts';
import { Statistic } from './Statistic.tsx';

const meta = { component: Statistic, args: { label: '本年学时', value: 36, unit: '学时' } } satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Row: Story = {
  render: () => (
    <Inline gap="xl">
      <Statistic label="本年学时" value={36} unit="学时" />
      <Statistic label="在学课程" value={4} unit="门" />
      <Statistic label="证书" value={2} unit="本" />
    </Inline>
  ),
};

export const Narrow: Story = { ...Row, ...phone };

export const AllBrands: Story = { ...Row, ...allBrands };
