import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { Switch } from './Switch.tsx';

const box = page.getByRole('switch', { name: '短信提醒' });
/** Without the brand's tokens the switch has no size here; its label is pressed as well. */
const label = page.getByText('短信提醒');

describeConformance('Switch', { render: (probe) => <Switch label="短信提醒" {...probe} />, control: 'input' });

describe('Switch', () => {
  it('shows what its caller holds', async () => {
    const onChange = vi.fn();
    const { render } = mount(<Switch label="短信提醒" checked={false} onChange={onChange} />);
    await label.click();
    expect(onChange).toHaveBeenCalledOnce();
    await expect.element(box).not.toBeChecked();
    render(<Switch label="短信提醒" checked onChange={onChange} />);
    await expect.element(box).toBeChecked();
  });

  it('keeps its focus and its state while the last change is being saved', async () => {
    const onChange = vi.fn();
    const { render } = mount(<Switch label="短信提醒" checked onChange={onChange} />);
    box.element().focus();
    render(<Switch label="短信提醒" checked loading onChange={onChange} />);
    await label.click();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(box).toHaveFocus();
    await expect.element(page.getByRole('status')).toHaveTextContent('正在保存');
  });
});
