import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleVideoPath } from '@wutong/sample';
import { allBrands, phone } from '../../components/shared/stories.fixture.ts';
import { playKeyboard } from '../../docs/keyboard/index.ts';
import { LONGEST_NAME } from '../../testing/commerce.ts';
import { keyboard } from './VideoPlayer.keyboard.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  component: VideoPlayer,
  args: {
    title: '第一节 急救药品的使用与保管', source: { status: 'ready', url: sampleVideoPath.href }, startAt: 0,
    onProgress: fn(), onEnded: fn(),
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Storybook's own server gives no byte ranges, without which no video can be moved: a copy in memory can. */
export const Resumed: Story = {
  args: { startAt: 12 },
  loaders: [async () => ({ url: URL.createObjectURL(await (await fetch(sampleVideoPath)).blob()) })],
  render: (args, { loaded: { url } = {} }) => (
    <VideoPlayer {...args} source={typeof url === 'string' ? { status: 'ready', url } : args.source} />
  ),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')?.currentTime).toBe(12), { timeout: 8000 });
    await expect(within(canvasElement).getByText('上次看到 00:12，已为您续播')).toBeVisible();
    await expect(args.onProgress).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = { ...Resumed, play: playKeyboard(keyboard) };

export const Loading: Story = { args: { source: { status: 'loading' } } };

export const Forbidden: Story = { args: { source: { status: 'forbidden', message: '购买后即可观看本节课程。' } } };

export const Failed: Story = {
  args: { source: { status: 'failed', message: '视频地址没有取到，已看进度不会丢失。请检查网络后重试。', onRetry: fn() } },
};

export const Broken: Story = {
  args: { source: { status: 'ready', url: 'data:video/mp4;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/视频没有加载出来/, undefined, { timeout: 5000 }),
    ).toBeVisible();
  },
};

export const LongText: Story = { args: { title: LONGEST_NAME } };

export const Narrow: Story = { ...Resumed, ...phone };

export const AllBrands: Story = { ...Failed, ...allBrands };
