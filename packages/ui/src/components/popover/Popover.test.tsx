import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Popover } from './Popover.tsx';

describe('Popover', () => {
  it('opens on a first press that comes before its code, and says so on its button', async () => {
    const stage = document.createElement('div');
    stage.dataset['brand'] = 'probe';
    document.body.append(stage);
    const root = createRoot(stage);
    flushSync(() =>
      root.render(
        <Popover trigger="学时怎么算" label="学时说明">
          每 45 分钟视频计 1 学时。
        </Popover>,
      ),
    );
    const button = stage.querySelector('button');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    button?.click();
    await vi.waitFor(() => expect(stage.querySelector('[role=dialog]')?.textContent).toContain('45 分钟'), { timeout: 5000 });
    expect(button?.getAttribute('aria-expanded')).toBe('true');
    root.unmount();
    stage.remove();
  });
});
