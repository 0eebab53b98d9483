import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { LinkProvider } from './LinkProvider.tsx';
import type { LinkComponentProps } from './LinkProvider.tsx';
import { useLinkClicks } from './use-link-clicks.ts';

const navigate = vi.fn<(href: string) => void>();

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

function Links() {
  const go = useLinkClicks();
  return (
    // Whether the browser would have gone is what the test looks at, without leaving the page.
    <div onClick={(event) => { go(event); clicks(event.isDefaultPrevented()); event.preventDefault(); }} role="presentation">
      <a href="/lession?ids=1"><b>护理学</b></a>
      <a href="//elsewhere.example/">别处</a>
      <a href="https://elsewhere.example/">别处</a>
      <a href="#top">顶部</a>
      <a href="/file.pdf" download="file.pdf">下载</a>
      <a href="/new" target="_blank" rel="noreferrer">新窗口</a>
    </div>
  );
}

const clicks = vi.fn<(taken: boolean) => void>();
const links = () => <LinkProvider link={PlainLink} navigate={navigate}><Links /></LinkProvider>;

describe('clicks on plain links', () => {
  beforeEach(() => vi.clearAllMocks());

  it('go by the router, from whatever stands in the link', () => {
    mount(links());
    document.querySelector('b')?.click();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/lession?ids=1');
    expect(clicks).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('stay the browser’s for other sites, places in the page, downloads and new tabs', () => {
    mount(links());
    for (const link of [...document.querySelectorAll('a')].slice(1)) link.click();
    expect(navigate).not.toHaveBeenCalled();
    expect(clicks.mock.calls).toEqual(Array.from({ length: 5 }, () => [false]));
  });

  it('stay the browser’s with a key held down, which asks for a new tab', () => {
    mount(links());
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
      document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    }
    expect(navigate).not.toHaveBeenCalled();
  });
});
