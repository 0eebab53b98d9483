import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Lesson } from '@wutong/domain';
import { sampleVideoPath } from '@wutong/sample';
import { fn } from 'storybook/test';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { courseSummary, LONGEST_NAME, OFFLINE, SHARED_STATES, studiedOutline } from '../../testing/commerce.ts';
import { PlayerScreen } from './PlayerScreen.tsx';
import type { PlayerState } from './props.ts';

const { outline, progress } = studiedOutline();
const lesson = outline.flatMap((chapter) => chapter.lessons)[1];
if (!lesson) throw new Error('The sample outline has too few lessons.');
const ready: PlayerState & { status: 'ready' } = { status: 'ready', course: courseSummary(0), outline, lesson, progress };

const meta = {
  component: PlayerScreen,
  parameters: { bleed: true },
  args: {
    state: ready, video: { status: 'ready', url: sampleVideoPath.href }, saving: 'saved', onProgress: fn(),
    lessonHref: (one: Lesson) => `#${one.id}`, backHref: '#study', onRetry: fn(), onSignIn: fn(),
  },
} satisfies Meta<typeof PlayerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Unsaved: Story = { args: { saving: 'unsaved' } };

export const Saving: Story = { args: { saving: 'saving' } };

export const VideoFailed: Story = {
  args: { video: { status: 'failed', message: '视频地址没有取到，已看进度不会丢失。请检查网络后重试。', onRetry: fn() } },
};

export const VideoLoading: Story = { args: { video: { status: 'loading' } } };

export const LongText: Story = { args: { state: { ...ready, course: courseSummary(1, { name: LONGEST_NAME }) } } };

export const Narrow: Story = { ...Unsaved, ...phone };

export const Loading: Story = { args: { state: SHARED_STATES.loading } };

export const Empty: Story = { args: { state: SHARED_STATES.empty } };

export const Forbidden: Story = { args: { state: SHARED_STATES.forbidden } };

export const Failed: Story = { args: { state: SHARED_STATES.failed } };

export const Offline: Story = { args: { state: OFFLINE } };

export const NarrowLoading: Story = { ...Loading, ...phone };

export const NarrowEmpty: Story = { ...Empty, ...phone };

export const AllBrands: Story = { ...allBrands };
