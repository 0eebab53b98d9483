import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

describe('Drawer', () => {
  it.each(['start', 'end', 'bottom'] as const)('comes from %s', async (from) => {
    const stage = document.createElement('div');
    stage.dataset['brand'] = 'probe';
    document.body.append(stage);
    const root = createRoot(stage);
    flushSync(() =>
      root.render(
        <Drawer open from={from} onClose={() => undefined} title="课程分类">
          安全生产
        </Drawer>,
      ),
    );
    await vi.waitFor(() => expect(stage.querySelector('[role=dialog]')?.textContent).toContain('安全生产'), { timeout: 5000 });
    expect(stage.querySelector('[data-placement]')?.getAttribute('data-placement')).toBe(from);
    root.unmount();
    stage.remove();
  });
});
