import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { DateField } from './DateField.tsx';

const given = { label: '开课日期', today: '2026-11-18' };
const box = page.getByRole('textbox', { name: '开课日期' });
const open = page.getByRole('button', { name: '选择开课日期' });

describeConformance('DateField', { render: (probe) => <DateField {...given} {...probe} />, control: 'input' });

describe('DateField', () => {
  it.each(['20261202', '2026/12/2', '2026.12.02', '2026年12月2日', '２０２６－１２－０２'])('reads %s and writes it in one way', async (typed) => {
    const onChange = vi.fn();
    mount(<DateField {...given} onChange={onChange} />);
    await box.fill(typed);
    await userEvent.tab();
    await expect.element(box).toHaveValue('2026-12-02');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-02');
  });

  it.each([
    ['2026-11-01', '请选择 2026-11-02 或以后的日期'],
    ['2027-01-01', '请选择 2026-12-31 或以前的日期'],
    ['2026-11-13', '这一天不可选，请换一天'],
    ['下周一', '日期不正确，请按 2026-11-18 的样子输入'],
  ])('keeps %s, which may not be chosen, and says why', async (typed, sentence) => {
    const onChange = vi.fn();
    mount(<DateField {...given} min="2026-11-02" max="2026-12-31" isDayDisabled={(day) => day === '2026-11-13'} onChange={onChange} />);
    await box.fill(typed);
    expect(page.getByRole('status').element().textContent).toBe('');
    await userEvent.tab();
    await expect.element(box).toHaveValue(typed);
    await expect.element(box).toHaveAccessibleDescription(sentence);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports null when a day gives way to a text that is none', async () => {
    const onChange = vi.fn();
    mount(<DateField {...given} defaultValue="2026-11-21" onChange={onChange} />);
    await box.fill('2026-11-31');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('opens on a first press that comes before its code, where the chosen day is', async () => {
    const { stage } = mount(<DateField {...given} defaultValue="2027-02-10" />);
    await open.click();
    await vi.waitFor(() => expect(stage.querySelector('.wt-month')?.textContent).toBe('2027 年 2 月'), { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(stage.querySelector('[role=dialog]')).toBeNull());
  });

  it('takes today and nothing by one press each, and drops a text that was wrong', async () => {
    const onChange = vi.fn();
    mount(<DateField {...given} onChange={onChange} />);
    await box.fill('不是日期');
    await open.click();
    await page.getByRole('button', { name: '今天', exact: true }).click();
    await expect.element(box).toHaveValue('2026-11-18');
    await expect.element(box).not.toBeInvalid();
    await open.click();
    await page.getByRole('button', { name: '清空', exact: true }).click();
    await expect.element(box).toHaveValue('');
    expect(onChange.mock.calls).toEqual([['2026-11-18'], [null]]);
  });

  it('shows what its caller holds', async () => {
    const { render } = mount(<DateField {...given} value="2026-11-21" />);
    await box.fill('2026-11-22');
    await userEvent.tab();
    await expect.element(box).toHaveValue('2026-11-21');
    render(<DateField {...given} value={null} />);
    await expect.element(box).toHaveValue('');
  });
});
