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

  it('keeps the page behind it out of reach', async () => {
    const behind = document.createElement('button');
    document.body.append(behind);
    show(true);
    await opened();
    await vi.waitFor(() => expect(behind.closest('[aria-hidden=true],[inert]')).not.toBeNull());
    behind.remove();
  });
});
