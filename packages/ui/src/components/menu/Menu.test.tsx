import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describeConformance } from '@wutong/testing/conformance';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../link/index.ts';
import type { LinkComponentProps } from '../link/index.ts';
import { Menu } from './Menu.tsx';

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const items = [{ key: 'study', label: '个人学习中心', href: '/study/online' }];

describeConformance('Menu', {
  render: ({ className, style, 'data-probe': probed }) => (
    <Menu label="我的账户" trigger="沈知秋" items={items} className={`own ${className}`} style={style} data-probe={probed} />
  ),
  without: ['ref'],
});

describe('Menu', () => {
  const stage = document.createElement('div');
  stage.dataset['brand'] = 'probe';
  afterEach(() => stage.remove());

  it('opens on a first press that comes before its code, inside the brand root, and navigates by the router', async () => {
    document.body.append(stage);
    const navigate = vi.fn();
    const root = createRoot(stage);
    flushSync(() =>
      root.render(
        <LinkProvider link={PlainLink} navigate={navigate}>
          <Menu label="我的账户" trigger="沈知秋" items={items} />
        </LinkProvider>,
      ),
    );
    stage.querySelector('button')?.click();
    await vi.waitFor(() => expect(stage.querySelector('[role=menu]')).not.toBeNull(), { timeout: 5000 });
    const item = stage.querySelector<HTMLElement>('[role=menuitem]');
    expect(item?.getAttribute('href')).toBe('/study/online');
    item?.click();
    await vi.waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/study/online'));
    root.unmount();
  });
});
