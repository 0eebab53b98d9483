import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { nothing } from '../../testing/discovery.ts';
import { InShell } from '../screen-frame/InShell.fixture.tsx';
import { commonStates } from '../screen-frame/states.fixture.ts';
import { homeReady } from './home.fixture.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  component: HomeScreen,
  args: homeReady,
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

export const Ready: Story = { ...desk };
export const Loading: Story = {
  ...desk,
  args: { state: commonStates.Loading, categories: { status: 'loading' }, learner: { kind: 'loading' } },
};
export const Empty: Story = { args: { state: commonStates.Empty } };
export const Forbidden: Story = { args: { state: commonStates.Forbidden } };
export const Failed: Story = {
  args: { state: commonStates.Failed, categories: { status: 'failed', onRetry: nothing }, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('请求编号 req-7f3a92c1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { state: commonStates.Offline } };
export const Learner: Story = {
  ...desk,
  args: {
    learner: {
      kind: 'user',
      name: '陈思远',
      avatar: null,
      hours: { year: 2026, earned: 46.5, required: 90 },
      continueWith: { courseName: '危险化学品重大危险源辨识与分级管控', lessonName: '第二讲 辨识单元的划分', href: '/study/online?course=1&lesson=2' },
      studyHref: '/study/online',
    },
  },
};
export const WithoutBanners: Story = { ...desk, args: { state: { status: 'ready', banners: [], blocks: [] } } };
export const Phone: Story = { ...phone };

/** The whole page of either branch. */
export const MainPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'main-platform' },
  render: (args) => <InShell variant="main" menuHidden><HomeScreen {...args} /></InShell>,
};
export const AssociationPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'association' },
  render: (args) => <InShell variant="association" menuHidden><HomeScreen {...args} /></InShell>,
};

export const AllBrands: Story = { ...allBrands };
