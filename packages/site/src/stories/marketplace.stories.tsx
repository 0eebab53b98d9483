import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildCourseDetail } from '@wutong/testing/builders';
import { delayed, failing, mockHandlers, offline } from '@wutong/testing/mocks';
import { SiteStory } from './site-story.tsx';

const course = buildCourseDetail();
const coursePath = `/train/lession?trainId=${course.institutionId}&id=${course.id}`;
const searchPath = `/search?goods=${encodeURIComponent(JSON.stringify({ type: 0, value: '安全' }))}`;

const meta = {
  title: 'Marketplace',
  component: SiteStory,
  args: { path: '/index' },
  parameters: { bleed: true, asBranch: true, msw: { handlers: mockHandlers() } },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const sees = (heading: string | RegExp): NonNullable<Story['play']> => async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('heading', { name: heading, level: 1 }, { timeout: 10_000 })).toBeInTheDocument();
};

/** Home as a visitor sees it. */
export const Home: Story = { play: sees('首页') };

/** Home for a learner who has begun to study. */
export const HomeSignedIn: Story = { args: { as: 'learner' }, play: sees('首页') };

/** Courses that do not come at all. */
export const HomeOffline: Story = { parameters: { msw: { handlers: [offline()] } }, play: sees('首页') };

export const CourseCentre: Story = { args: { path: '/lession' }, play: sees('课程中心') };

/** A filter in the address that finds nothing. */
export const CourseCentreEmpty: Story = {
  args: { path: '/lession?form=2' },
  parameters: {
    msw: { handlers: mockHandlers({ overrides: { searchCourses: () => ({ records: [], total: 0, size: 12, current: 1, pages: 0 }) } }) },
  },
  play: sees('课程中心'),
};

/** A back end that is away: the page says so, and how to try again. */
export const CourseCentreFailed: Story = {
  args: { path: '/lession' },
  parameters: {
    msw: { handlers: [failing('searchCourses', { kind: 'http', status: 503, message: '系统繁忙，请稍后再试' }), ...mockHandlers()] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '重试' }, { timeout: 10_000 })).toBeVisible();
  },
};

/** While the courses are still on their way. */
export const CourseCentreLoading: Story = {
  args: { path: '/lession' },
  parameters: { msw: { handlers: [delayed('searchCourses'), ...mockHandlers()] } },
  play: sees('课程中心'),
};

export const Search: Story = { args: { path: searchPath }, play: sees(/安全/) };

export const Course: Story = { args: { path: coursePath }, play: sees(course.name) };

/** The same course for a learner who owns it. */
export const CourseOwned: Story = {
  args: { path: coursePath, as: 'learner' },
  parameters: { msw: { handlers: mockHandlers({ overrides: { courseById: () => ({ ...course, owned: true }) } }) } },
  play: sees(course.name),
};

export const NotFound: Story = { args: { path: '/nowhere' }, play: sees('页面不存在') };
