import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describeConformance } from '@wutong/testing/conformance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingNotice } from './LoadingNotice.tsx';

describeConformance('LoadingNotice', { render: (probe) => <LoadingNotice {...probe} /> });

describe('LoadingNotice', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('says what it is doing and offers a way out after ten seconds, not before', async () => {
    const stage = document.createElement('div');
    const root = createRoot(stage);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(() => root.render(<LoadingNotice label="正在加载课程" action={<button type="button">重试</button>} />));
    await act(() => vi.advanceTimersByTime(9_999));
    expect(stage.textContent).toBe('正在加载课程');
    await act(() => vi.advanceTimersByTime(1));
    expect(stage.textContent).toBe('网络有些慢，仍在加载，请稍候。重试');
    await act(() => root.unmount());
    vi.unstubAllGlobals();
  });
});
