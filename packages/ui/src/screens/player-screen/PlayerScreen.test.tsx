import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleVideoPath } from '@wutong/sample';
import { courseSummary, studiedOutline } from '../../testing/commerce.ts';
import { mount } from '../../testing/mount.ts';
import { PlayerScreen } from './PlayerScreen.tsx';
import type { PlayerScreenProps } from './props.ts';

const { outline, progress } = studiedOutline();
const lessons = outline.flatMap((chapter) => chapter.lessons);

function given(at: number): PlayerScreenProps {
  const lesson = lessons[at];
  if (!lesson) throw new Error(`The sample outline has no lesson ${at}.`);
  return {
    state: { status: 'ready', course: courseSummary(0), outline, lesson, progress },
    video: { status: 'ready', url: sampleVideoPath.href }, saving: 'saved', onProgress: vi.fn(),
    lessonHref: (one) => `#${one.id}`, backHref: '#study', onRetry: vi.fn(),
  };
}

describe('PlayerScreen', () => {
  it('leads to the lesson before and the lesson after', async () => {
    mount(<PlayerScreen {...given(1)} />);
    await expect.element(page.getByRole('link', { name: '上一节' })).toHaveAttribute('href', `#${lessons[0]?.id}`);
    await expect.element(page.getByRole('link', { name: `下一节：${lessons[2]?.name}` })).toHaveAttribute('href', `#${lessons[2]?.id}`);
  });

  it('has nothing before the first lesson and nothing after the last', async () => {
    const { render } = mount(<PlayerScreen {...given(0)} />);
    await expect.element(page.getByRole('link', { name: '上一节' })).not.toBeInTheDocument();
    render(<PlayerScreen {...given(lessons.length - 1)} />);
    await expect.element(page.getByRole('link', { name: /^下一节/ })).not.toBeInTheDocument();
  });

  it('begins a new lesson at its own place, not where the last one was', async () => {
    const { stage, render } = mount(<PlayerScreen {...given(1)} />);
    await vi.waitFor(() => expect(stage.querySelector('video')?.currentTime).toBe(12), { timeout: 8000 });
    render(<PlayerScreen {...given(2)} />);
    await vi.waitFor(() => expect(stage.querySelector('video')?.readyState).toBeGreaterThan(0), { timeout: 8000 });
    expect(stage.querySelector('video')?.currentTime).toBe(0);
  });

  it('announces only that progress could not be saved', async () => {
    const { render } = mount(<PlayerScreen {...given(2)} />);
    await expect.element(page.getByText('学习进度已保存')).toBeVisible();
    render(<PlayerScreen {...given(2)} saving="unsaved" />);
    await expect.element(page.getByRole('status').filter({ hasText: '进度暂未保存，联网后自动补存' })).toBeVisible();
  });
});
