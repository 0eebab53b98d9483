import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { NumberField } from './NumberField.tsx';

const box = page.getByRole('textbox', { name: '报名人数' });

describeConformance('NumberField', { render: (probe) => <NumberField label="报名人数" {...probe} />, control: 'input' });

describe('NumberField', () => {
  it('reports numbers inside its bounds while they are typed, and null when it is emptied', async () => {
    const onChange = vi.fn();
    mount(<NumberField label="报名人数" min={10} max={50} onChange={onChange} />);
    await userEvent.type(box, '35');
    expect(onChange.mock.calls).toEqual([[35]]);
    await box.clear();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('comes to the nearest bound when it is left, and says so', async () => {
    const onChange = vi.fn();
    mount(<NumberField label="报名人数" max={50} unit="人" onChange={onChange} />);
    await box.fill('800');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.element(box).toHaveValue('50');
    expect(onChange).toHaveBeenLastCalledWith(50);
    await expect.element(page.getByRole('status')).toHaveTextContent('已改为允许的数值 50人');
  });

  it('takes wide digits, and no letters', async () => {
    mount(<NumberField label="报名人数" min={1} />);
    await box.fill('１２个');
    await expect.element(box).toHaveValue('12');
  });

  it('is not changed by the wheel', async () => {
    mount(<NumberField label="报名人数" defaultValue={12} />);
    await box.click();
    box.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
    await expect.element(box).toHaveValue('12');
  });

  it('shows what its caller holds, not what was typed', async () => {
    const { render } = mount(<NumberField label="报名人数" value={12} />);
    await page.getByRole('button', { name: '增加报名人数' }).click();
    await expect.element(box).toHaveValue('12');
    render(<NumberField label="报名人数" value={null} />);
    await expect.element(box).toHaveValue('');
  });
});
