import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

describe('Dialog', () => {
  let stage: HTMLElement;
  let root: Root;
  const onClose = vi.fn();
  const show = (open: boolean, dismissable = true): void => {
    flushSync(() =>
      root.render(
        <Dialog open={open} onClose={onClose} title="退出登录" className="own" dismissable={dismissable}>
          确定退出登录吗？
        </Dialog>,
      ),
    );
  };
  const dialog = (): HTMLElement | null => stage.querySelector('[role=dialog]');
  const opened = () => vi.waitFor(() => expect(dialog()).not.toBeNull(), { timeout: 5000 });

  beforeEach(() => {
    stage = document.createElement('div');
    stage.dataset['brand'] = 'probe';
    document.body.append(stage);
    root = createRoot(stage);
    onClose.mockClear();
  });
  afterEach(() => {
    root.unmount();
    stage.remove();
  });

  it('draws nothing before it is opened', () => {
    show(false);
    expect(stage.textContent).toBe('');
  });

  it('opens inside the nearest brand root, named by its title, with the caller\'s class on its box', async () => {
    show(true);
    await opened();
    expect(stage.contains(dialog())).toBe(true);
    const heading = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
    expect(heading?.textContent).toBe('退出登录');
    expect(stage.querySelector('.wt-surface')?.className).toContain('own');
  });

  it('asks to close by the cross, and leaves the decision to its owner', async () => {
    show(true);
    await opened();
    stage.querySelector<HTMLElement>('[aria-label="关闭"]')?.click();
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog()).not.toBeNull();
    show(false);
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it('keeps the page behind it out of reach, and gives the focus back', async () => {
    const behind = document.createElement('button');
    document.body.append(behind);
    behind.focus();
    show(true);
    await opened();
    expect(dialog()).toBe(document.activeElement);
    behind.focus();
    expect(dialog()).toBe(document.activeElement);
    show(false);
    await vi.waitFor(() => expect(document.activeElement).toBe(behind));
    behind.remove();
  });

  it('asks to close on Escape and on a press beside it, not on one that began inside', async () => {
    show(true);
    await opened();
    const press = (began: Element | null): void => {
      began?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      dialog()?.click();
    };
    press(stage.querySelector('.wt-body'));
    expect(onClose).not.toHaveBeenCalled();
    press(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
    dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
    show(true, false);
    press(dialog());
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('leads Tab round inside it, from the last control to the first and back', async () => {
    show(true);
    await opened();
    const [cross] = stage.querySelectorAll('button');
    const tab = (shiftKey: boolean): void => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }));
    };
    tab(true);
    expect(document.activeElement).toBe(cross);
    tab(false);
    expect(document.activeElement).toBe(cross);
  });

  it('stays as long as its owner wants it, also when the browser closes it', async () => {
    show(true);
    await opened();
    const native = dialog();
    if (native instanceof HTMLDialogElement) native.close();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(native?.matches(':modal')).toBe(true);
  });

  it('lets the page scroll again once it has gone', async () => {
    show(true);
    await opened();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    show(false);
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });
});
