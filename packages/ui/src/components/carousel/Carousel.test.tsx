import { describeConformance } from '@wutong/testing/conformance';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { Carousel } from './Carousel.tsx';

const slides = [{ key: 'a', content: '甲' }, { key: 'b', content: '乙' }, { key: 'c', content: '丙' }];

describeConformance('Carousel', {
  render: (probe) => <Carousel label="专题" slides={slides} {...probe} />,
});

/** The name of the slide that is not hidden. */
function shown(stage: HTMLElement): string | null | undefined {
  return stage.querySelector('.wt-slide:not([inert])')?.textContent;
}

describe('Carousel', () => {
  it('shows its first slide in the markup of the server', () => {
    const html = renderToString(<Carousel label="专题" slides={slides} />);
    expect(html).toMatch(/<div[^>]*class="wt-slide"(?![^>]*inert)[^>]*>甲/);
    expect(html).toMatch(/inert[^>]*>乙/);
  });

  it('turns by itself, rests under the pointer and goes on when it leaves', { timeout: 20_000 }, async () => {
    // Longer than a smooth scroll takes: a turn that is cut off by the next one never arrives.
    const { stage } = mount(<Carousel label="专题" slides={slides} interval={700} />);
    const root = stage.querySelector('section');
    await vi.waitFor(() => expect(shown(stage)).not.toBe('甲'), { timeout: 8000 });
    root?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 600));
    const rested = shown(stage);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(shown(stage)).toBe(rested);
    root?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    await vi.waitFor(() => expect(shown(stage)).not.toBe(rested), { timeout: 8000 });
  });

  it('never turns by itself for who asked for reduced motion', async () => {
    const asked = vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: true, media: query, onchange: null, addListener: vi.fn(), removeListener: vi.fn() }),
    );
    const { stage } = mount(<Carousel label="专题" slides={slides} interval={50} />);
    await vi.waitFor(() => expect(stage.querySelector('button')?.getAttribute('aria-label')).toBe('自动播放'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shown(stage)).toBe('甲');
    asked.mockRestore();
  });

  it('turns by hand only without an interval', () => {
    const { stage } = mount(<Carousel label="专题" slides={slides} interval={0} />);
    expect(stage.querySelector('[aria-label="暂停自动播放"]')).toBeNull();
    expect(stage.querySelector('.wt-track')?.getAttribute('aria-live')).toBe('polite');
  });
});
