import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { Tooltip } from './Tooltip.tsx';

const before = <input aria-label="前面" />;
const hint = <Tooltip text="每 45 分钟计 1 学时">{(trigger) => <button type="button" {...trigger}>学时怎么算</button>}</Tooltip>;
const button = page.getByRole('button', { name: '学时怎么算' });
const tooltip = page.getByRole('tooltip');

describeConformance('Tooltip', {
  render: (probe) => <Tooltip text="每 45 分钟计 1 学时" {...probe}>{(trigger) => <button type="button" {...trigger}>学时</button>}</Tooltip>,
});

describe('Tooltip', () => {
  it('describes its trigger while it is hidden, and does not name it', async () => {
    mount(hint);
    await expect.element(button).toHaveAccessibleDescription('每 45 分钟计 1 学时');
    expect(tooltip.query()).toBeNull();
  });

  it('shows for the keyboard, not for a press', async () => {
    mount(<>{before}{hint}</>);
    await button.click();
    await userEvent.unhover(button);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(tooltip.query()).toBeNull();
    await page.getByRole('textbox').click();
    await userEvent.tab();
    await expect.element(tooltip).toBeVisible();
    await userEvent.tab();
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('goes at Escape without telling what stands around it', async () => {
    const outer = vi.fn();
    mount(<div role="presentation" onKeyDown={outer}>{before}{hint}</div>);
    await page.getByRole('textbox').click();
    await userEvent.tab();
    await expect.element(tooltip).toBeVisible();
    outer.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    expect(outer).not.toHaveBeenCalled();
  });
});
