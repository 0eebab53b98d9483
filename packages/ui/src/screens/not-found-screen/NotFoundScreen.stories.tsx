import type { Meta, StoryObj } from '@storybook/react-vite';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = { component: NotFoundScreen, args: { homeHref: '/index', coursesHref: '/lession' } } satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { ...phone };
export const AllBrands: Story = { ...allBrands };
