import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { token } from '@wutong/ui/tokens';
import { themeToCss } from '@wutong/ui/theme';
import { useWording } from '@wutong/ui/wording';
import { brands } from '../brands.ts';
import { lookOf } from '../look.ts';
import { Dress } from './Dress.tsx';

const mounted = vi.fn();
const rendered = vi.fn();

function Probe() {
  rendered();
  useEffect(() => mounted(), []);
  return <p style={{ color: token.color.text.link }}>{useWording().link.newTab}</p>;
}

const probe = <Probe />;
const [first, last] = [brands[0], brands.at(-1)];
const style = document.createElement('style');
const place = document.createElement('div');
let root: Root | undefined;

const wear = (globals: Record<string, unknown>): void =>
  flushSync(() => root?.render(
    <Dress storyId="probe" look={lookOf(globals)} bleed alone>{() => probe}</Dress>,
  ));

const colour = (): string => getComputedStyle(place.querySelector('p') ?? place).color;

beforeEach(() => {
  vi.clearAllMocks();
  style.textContent = brands.map(({ theme }) => themeToCss(theme)).join('\n');
  document.head.append(style);
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  root?.unmount();
  place.remove();
  style.remove();
});

describe('the dress of a story', () => {
  it('changes brand and scheme without mounting or rendering the story anew', () => {
    wear({ brand: first?.theme.key, scheme: 'light' });
    const colours = new Set([colour()]);
    for (const brand of [first, last]) {
      for (const scheme of ['light', 'dark']) {
        wear({ brand: brand?.theme.key, scheme });
        colours.add(colour());
      }
    }
    expect(colours.size).toBe(4);
    expect(mounted).toHaveBeenCalledOnce();
    expect(rendered).toHaveBeenCalledOnce();
  });

  it('needs no React at all: the attribute alone changes the colours', () => {
    wear({ brand: first?.theme.key, scheme: 'light' });
    const before = colour();
    place.querySelector('[data-brand]')?.setAttribute('data-brand', last?.theme.key ?? '');
    expect(colour()).not.toBe(before);
    expect(rendered).toHaveBeenCalledOnce();
  });

  it('changes the language without mounting the story anew', () => {
    wear({ brand: first?.theme.key, scheme: 'light' });
    wear({ brand: first?.theme.key, scheme: 'light', language: 'pseudo' });
    expect(place.textContent).toMatch(/^\[.+～+\]$/);
    expect(mounted).toHaveBeenCalledOnce();
  });

  it('draws the columns of the layout, and every brand at once, when asked', () => {
    wear({ brand: 'all', grid: true });
    expect(place.querySelectorAll('[data-brand]')).toHaveLength(brands.length * 2);
    expect(place.querySelectorAll('[data-layout-grid]')).toHaveLength(brands.length * 2);
  });

  it('frames every brand in a window of the chosen width', async () => {
    wear({ brand: 'all', width: '360' });
    const frames = [...place.querySelectorAll('iframe')];
    expect(frames.map((frame) => frame.style.inlineSize)).toEqual(Array.from({ length: brands.length * 2 }, () => '360px'));
    await expect.poll(() => frames[0]?.getAttribute('src')).toContain(`brand:${first?.theme.key};scheme:light`);
  });
});
