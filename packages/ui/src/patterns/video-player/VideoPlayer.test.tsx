import { sampleVideoPath } from '@wutong/sample';
import { describeConformance } from '@wutong/testing/conformance';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { VideoPlayerProps } from './VideoPlayer.tsx';

const given: VideoPlayerProps = {
  title: '第一节 课程导学', source: { status: 'ready', url: sampleVideoPath.href }, startAt: 0, onProgress: vi.fn(), onEnded: vi.fn(),
};

const patience = { timeout: 8000 };

/** The positions that were reported, in order. */
const reports = (): number[] => vi.mocked(given.onProgress).mock.calls.map(([seconds]) => seconds);

const videoOf = (stage: HTMLElement): HTMLVideoElement => {
  const video = stage.querySelector('video');
  if (!video) throw new Error('No video is drawn.');
  video.muted = true;
  return video;
};

const loaded = async (video: HTMLVideoElement): Promise<void> => {
  await vi.waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(video.HAVE_CURRENT_DATA), patience);
};

const seek = async (video: HTMLVideoElement, seconds: number): Promise<void> => {
  const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  video.currentTime = seconds;
  await there;
};

describeConformance('VideoPlayer', { render: (probe) => <VideoPlayer {...given} source={{ status: 'loading' }} {...probe} /> });

describe('VideoPlayer', () => {
  beforeEach(() => vi.clearAllMocks());

  it('goes on where the learner stopped, says so, and reports nothing for it', async () => {
    const { stage } = mount(<VideoPlayer {...given} startAt={12} />);
    await loaded(videoOf(stage));
    expect(videoOf(stage).currentTime).toBe(12);
    await expect.element(page.getByRole('status')).toHaveTextContent('上次看到 00:12，已为您续播');
    expect(reports()).toEqual([]);
  });

  it('begins again on request', async () => {
    const { stage } = mount(<VideoPlayer {...given} startAt={12} />);
    await page.getByRole('button', { name: '从头播放' }).click();
    await vi.waitFor(() => expect(videoOf(stage).currentTime).toBeLessThan(5), patience);
    await expect.element(page.getByText(/已为您续播/)).not.toBeInTheDocument();
  });

  it('opens a lesson that was seen to its end at the start, without taking its progress back', async () => {
    const { stage, unmount } = mount(<VideoPlayer {...given} startAt={24} />);
    await loaded(videoOf(stage));
    expect(videoOf(stage).currentTime).toBe(0);
    await expect.element(page.getByText(/已为您续播/)).not.toBeInTheDocument();
    unmount();
    expect(reports()).toEqual([]);
  });

  it('never reports a video that has not been loaded', () => {
    const { unmount } = mount(<VideoPlayer {...given} startAt={12} />);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(reports()).toEqual([]);
  });

  it('reports every five seconds of playback, and the end as a whole second', async () => {
    const { stage } = mount(<VideoPlayer {...given} startAt={11} />);
    const video = videoOf(stage);
    await loaded(video);
    video.playbackRate = 4;
    await video.play();
    await vi.waitFor(() => expect(given.onEnded).toHaveBeenCalledOnce(), { timeout: 12_000 });
    const [first = 0, second = 0] = reports();
    expect(first).toBeGreaterThanOrEqual(16);
    expect(first).toBeLessThan(18);
    expect(second - first).toBeGreaterThanOrEqual(5);
    expect(reports().at(-1)).toBe(Math.ceil(video.duration));
  });

  it('reports on pause', async () => {
    const { stage } = mount(<VideoPlayer {...given} />);
    const video = videoOf(stage);
    await loaded(video);
    await video.play();
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(1.2), patience);
    video.pause();
    await vi.waitFor(() => expect(reports().at(-1)).toBeCloseTo(video.currentTime, 1), patience);
  });

  it('reports where the learner jumps to', async () => {
    const { stage } = mount(<VideoPlayer {...given} />);
    const video = videoOf(stage);
    await loaded(video);
    await seek(video, 9);
    await vi.waitFor(() => expect(reports()).toEqual([9]), patience);
  });

  it('reports the last stretch when the page is hidden and when the player goes away', async () => {
    const { stage, unmount } = mount(<VideoPlayer {...given} startAt={3} />);
    const video = videoOf(stage);
    await loaded(video);
    await video.play();
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(4.1), patience);
    window.dispatchEvent(new Event('pagehide'));
    expect(reports().at(-1)).toBeGreaterThan(4);
    await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(5.2), patience);
    unmount();
    expect(reports().at(-1)).toBeGreaterThan(5.1);
  });

  it('goes on where it was after a file that broke is loaded again', async () => {
    const { stage } = mount(<VideoPlayer {...given} startAt={3} />);
    const video = videoOf(stage);
    await loaded(video);
    await seek(video, 15);
    await vi.waitFor(() => expect(reports()).toEqual([15]), patience);
    video.dispatchEvent(new Event('error'));
    await expect.element(page.getByRole('alert').getByText(/已看进度不会丢失/)).toBeVisible();
    await page.getByRole('button', { name: '重新加载' }).click();
    await vi.waitFor(() => expect(video.currentTime).toBe(15), patience);
    expect(reports()).toEqual([15]);
  });

  it('keeps its place when the address of the same lesson is renewed', async () => {
    const { stage, render } = mount(<VideoPlayer {...given} />);
    await loaded(videoOf(stage));
    await seek(videoOf(stage), 8);
    render(<VideoPlayer {...given} source={{ status: 'ready', url: `${sampleVideoPath.href}?renewed` }} />);
    await vi.waitFor(() => expect(videoOf(stage).currentTime).toBe(8), patience);
  });

  it('offers to fetch the address again, and says why a video is not shown', async () => {
    const onRetry = vi.fn();
    const { render } = mount(<VideoPlayer {...given} source={{ status: 'failed', message: '视频地址没有取到。', onRetry }} />);
    await page.getByRole('button', { name: '重新加载' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    render(<VideoPlayer {...given} source={{ status: 'forbidden', message: '购买后即可观看本节课程。' }} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('购买后即可观看本节课程。');
  });
});
