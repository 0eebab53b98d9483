import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { DateRangeField } from './DateRangeField.tsx';

const given = { label: '下单时间', today: '2026-11-21' };
const start = page.getByRole('textbox', { name: '开始日期' });
const end = page.getByRole('textbox', { name: '结束日期' });

describeConformance('DateRangeField', {
  render: ({ className, style, ref }) => <DateRangeField {...given} {...{ className, style, ref }} />,
  control: 'legend + div',
  without: ['rest'],
});

describe('DateRangeField', () => {
  it('takes each side by itself', async () => {
    const onChange = vi.fn();
    mount(<DateRangeField {...given} onChange={onChange} />);
    await start.fill('20261103');
    await end.fill('2026/11/18');
    expect(onChange.mock.calls).toEqual([[{ start: '2026-11-03', end: null }], [{ start: '2026-11-03', end: '2026-11-18' }]]);
  });

  it('refuses an end before the start', async () => {
    const onChange = vi.fn();
    mount(<DateRangeField {...given} defaultValue={{ start: '2026-11-10', end: null }} onChange={onChange} />);
    await end.fill('2026-11-01');
    await userEvent.tab();
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription('请选择 2026-11-10 或以后的日期');
    await expect.element(end).toBeInvalid();
    await expect.element(start).not.toBeInvalid();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('gives up an end that a later start leaves behind', async () => {
    const onChange = vi.fn();
    mount(<DateRangeField {...given} defaultValue={{ start: '2026-11-01', end: '2026-11-05' }} onChange={onChange} />);
    await start.fill('2026-11-10');
    expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: null });
    await expect.element(end).toHaveValue('');
  });

  it('is emptied by one press in its calendar', async () => {
    const onChange = vi.fn();
    mount(<DateRangeField {...given} defaultValue={{ start: '2026-11-01', end: '2026-11-05' }} onChange={onChange} />);
    await page.getByRole('button', { name: '选择下单时间' }).click();
    await page.getByRole('button', { name: '清空', exact: true }).click();
    expect(onChange).toHaveBeenLastCalledWith({ start: null, end: null });
  });
});
