import { memo } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describeConformance } from '@wutong/testing/conformance';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { LongList } from './LongList.tsx';

interface Course {
  id: number;
  chosen: boolean;
}

const courses = (count: number): Course[] => Array.from({ length: count }, (_, id) => ({ id, chosen: false }));
const keyOf = (course: Course): string => String(course.id);
const drawn = vi.fn<(id: number, near: boolean) => void>();

const Row = memo(function Row({ course, near }: { course: Course; near: boolean }) {
  drawn(course.id, near);
  return (
    <div role="listitem" style={{ minBlockSize: near ? '60px' : 0, overflowAnchor: 'auto' }}>
      <a href={`#course-${course.id}`}>课程{course.id}号</a>
      {near && <button type="button" data-chosen={course.chosen}>移除{course.id}</button>}
    </div>
  );
});

const draw = (course: Course, near: boolean) => <Row course={course} near={near} />;
const list = (items: readonly Course[]) => <LongList items={items} keyOf={keyOf} renderRow={draw} rowSize="40px" />;
const buttonOf = (id: number): Element | undefined =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === `移除${id}`);
const linkOf = (id: number): HTMLAnchorElement => {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="#course-${id}"]`);
  if (!link) throw new Error(`no row ${id}`);
  return link;
};
const settled = () => vi.waitFor(() => expect(document.querySelectorAll('button').length).toBeLessThan(120));

afterEach(() => {
  window.scrollTo(0, 0);
  window.getSelection()?.removeAllRanges();
  drawn.mockClear();
});

describeConformance('LongList', { render: (probe) => <LongList items={courses(30)} keyOf={keyOf} renderRow={draw} {...probe} /> });

describe('LongList', () => {
  it('has every row as words, and controls near the window only', async () => {
    mount(list(courses(500)));
    await settled();
    expect(page.getByRole('list').getByRole('listitem').elements()).toHaveLength(500);
    expect(document.body.textContent).toContain('课程499号');
    expect(buttonOf(0)).toBeDefined();
    expect(buttonOf(499)).toBeUndefined();
  });

  it('lets the browser find what is far away, keeps what it found, and draws it in full', async () => {
    mount(list(courses(500)));
    await settled();
    const text = linkOf(432).firstChild;
    expect(Reflect.apply(Reflect.get(window, 'find'), window, ['课程432号'])).toBe(true);
    await vi.waitFor(() => expect(buttonOf(432)).toBeDefined());
    expect(window.getSelection()?.toString()).toBe('课程432号');
    expect(linkOf(432).firstChild).toBe(text);
    const { top, bottom } = linkOf(432).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });

  it('prints every row in full, and is light again afterwards', async () => {
    mount(list(courses(500)));
    await settled();
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.querySelectorAll('button')).toHaveLength(500);
    window.dispatchEvent(new Event('afterprint'));
    await settled();
  });

  it('draws in full what holds the focus, with its neighbours, and does not take the focus away', async () => {
    mount(list(courses(500)));
    await settled();
    linkOf(305).focus({ preventScroll: true });
    await vi.waitFor(() => expect(buttonOf(305)).toBeDefined());
    expect(document.activeElement).toBe(linkOf(305));
    expect(buttonOf(300)).toBeDefined();
    expect(buttonOf(310)).toBeDefined();
    expect(buttonOf(330)).toBeUndefined();
    await userEvent.tab();
    expect(document.activeElement).toBe(buttonOf(305));
    window.scrollTo(0, 0);
    await vi.waitFor(() => expect(buttonOf(0)).toBeDefined());
    expect(document.activeElement).toBe(buttonOf(305));
  });

  it('draws nothing again but the rows that changed', async () => {
    const items = courses(500);
    const { render } = mount(list(items));
    await settled();
    drawn.mockClear();
    render(list(items.map((course) => (course.id === 2 ? { ...course, chosen: true } : course))));
    expect(drawn.mock.calls).toEqual([[2, true]]);
    drawn.mockClear();
    render(list(items.filter((course) => course.id !== 3)));
    expect(drawn.mock.calls).toEqual([[2, true]]);
  });

  it('draws what nobody sees after what is in the window', async () => {
    const items = courses(500);
    const { render } = mount(list(items));
    await settled();
    drawn.mockClear();
    render(list(items.map((course) => ({ ...course, chosen: true }))));
    const nearOnes = drawn.mock.calls.length;
    expect(drawn.mock.calls.every(([, near]) => near)).toBe(true);
    expect(nearOnes).toBeLessThan(120);
    const late = (): number[] => drawn.mock.calls.slice(nearOnes).map(([id]) => id);
    await vi.waitFor(() => expect(late()).toContain(499));
  });

  it('keeps the place of the reader while rows above turn out higher than guessed', async () => {
    mount(list(courses(500)));
    await settled();
    linkOf(400).scrollIntoView({ block: 'start' });
    await vi.waitFor(() => expect(buttonOf(400)).toBeDefined());
    await vi.waitFor(() => expect(Math.abs(linkOf(400).getBoundingClientRect().top)).toBeLessThan(200));
    const before = linkOf(400).getBoundingClientRect().top;
    for (let step = 0; step < 5; step += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    expect(Math.abs(linkOf(400).getBoundingClientRect().top - before)).toBeLessThan(2);
  });

  it('keeps the height that rows had when they go out of the window', async () => {
    const { stage } = mount(list(courses(500)));
    await settled();
    const first = stage.querySelector<HTMLElement>('[role=list] > div');
    const full = first?.getBoundingClientRect().height ?? 0;
    expect(full).toBe(300);
    window.scrollTo(0, 5000);
    await vi.waitFor(() => expect(first?.dataset['rows']).toBe('light'));
    expect(first?.getBoundingClientRect().height).toBe(full);
  });

  it('draws everything where the browser cannot tell what is near', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    onTestFinished(() => void vi.unstubAllGlobals());
    mount(list(courses(60)));
    flushSync(() => undefined);
    expect(document.querySelectorAll('button')).toHaveLength(60);
  });

  it('comes from the server with every word, and is taken over without a repair', async () => {
    const html = renderToString(list(courses(200)));
    expect(html.match(/role="listitem"/g)).toHaveLength(200);
    expect(html).toContain('移除<!-- -->9<');
    expect(html).not.toContain('移除<!-- -->10<');
    const stage = document.createElement('div');
    document.body.append(stage);
    onTestFinished(() => stage.remove());
    stage.innerHTML = html;
    const repairs: unknown[] = [];
    const root = hydrateRoot(stage, list(courses(200)), { onRecoverableError: (error) => repairs.push(error) });
    await vi.waitFor(() => expect(stage.querySelectorAll('button').length).toBeGreaterThan(10));
    expect(repairs).toEqual([]);
    root.unmount();
  });
});
