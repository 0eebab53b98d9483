import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { AgreementScreen } from './AgreementScreen.tsx';

const meta = { component: AgreementScreen, parameters: { bleed: true }, args: { registerHref: '/register' } } satisfies Meta<typeof AgreementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...phone };
export const AllBrands: Story = { ...allBrands };
