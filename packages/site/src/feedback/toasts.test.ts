import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, TOAST_MS } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a toast', () => {
  it('goes by itself after its time', () => {
    const toasts = createToastStore();
    toasts.show('success', '登录成功', TOAST_MS.short);
    vi.advanceTimersByTime(999);
    expect(toasts.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.read()).toHaveLength(0);
  });

  it('is not shown twice when the same thing happens again', () => {
    const toasts = createToastStore();
    toasts.show('danger', '未知错误');
    toasts.show('danger', '未知错误');
    expect(toasts.read()).toHaveLength(1);
  });
});
