import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PurchasedCourse } from '@wutong/domain';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { OFFLINE, purchases, SHARED_STATES } from '../../testing/commerce.ts';
import { StudyCentreScreen } from './StudyCentreScreen.tsx';

const meta = {
  component: StudyCentreScreen,
  parameters: { bleed: true },
  args: {
    state: { status: 'ready', page: purchases() }, hours: { year: 2026, earned: 37.5, required: 90 },
    person: { name: '林晓雯', avatar: null, areaName: '滨海市' }, now: '2026-11-21T09:00:00+08:00',
    courseHref: (purchase: PurchasedCourse) => `#${purchase.course.id}`, pageHref: (page: number) => `#page-${page}`,
    browseHref: '#courses', onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof StudyCentreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const HoursReached: Story = { args: { hours: { year: 2026, earned: 96, required: 90 } } };

export const HoursLoading: Story = { args: { hours: null } };

export const Narrow: Story = { ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const NarrowEmpty: Story = { ...Empty, ...phone };

export const AllBrands: Story = { ...allBrands };
