import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { hrefFrom, someFilter, someTree } from '../../testing/discovery.ts';
import { InShell } from '../screen-frame/InShell.fixture.tsx';
import { commonStates } from '../screen-frame/states.fixture.ts';
import { centreReady } from './centre.fixture.ts';
import { CourseCentreScreen } from './CourseCentreScreen.tsx';

const meta = { component: CourseCentreScreen, args: centreReady } satisfies Meta<typeof CourseCentreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = someFilter({ categoryPath: [someTree[1]?.id ?? ''], studyForm: 2, charge: 'free' });

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('共 118 门课程')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下一页' })).toHaveAttribute('href', expect.stringContaining('page=3'));
  },
};
export const Loading: Story = { args: { state: commonStates.Loading } };
/** Nothing matches: the way out drops every condition. */
export const Empty: Story = {
  args: { state: commonStates.Empty, filter: narrow, hrefFor: hrefFrom(narrow) },
  play: async ({ canvasElement }) => {
    const href = within(canvasElement).getByRole('link', { name: '清除筛选' }).getAttribute('href') ?? '';
    await expect(Object.fromEntries(new URL(href, 'http://localhost').searchParams)).toMatchObject({ ids: '', form: '', charge: 'all' });
  },
};
export const Forbidden: Story = { args: { state: commonStates.Forbidden } };
export const Failed: Story = { args: { state: commonStates.Failed } };
export const Offline: Story = { args: { state: commonStates.Offline } };
export const Narrowed: Story = { args: { title: '医疗卫生', filter: narrow, hrefFor: hrefFrom(narrow) } };
export const Phone: Story = { ...phone };

/** The whole page of either branch. */
export const MainPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'main-platform' },
  render: (args) => <InShell variant="main" menuHidden><CourseCentreScreen {...args} /></InShell>,
};
export const AssociationPage: Story = {
  parameters: { bleed: true },
  globals: { brand: 'association' },
  render: (args) => <InShell variant="association" menuHidden><CourseCentreScreen {...args} /></InShell>,
};

export const AllBrands: Story = { ...allBrands };
