import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [{ value: '1', label: '视频课程' }, { value: '2', label: '面授课程' }, { value: '3', label: '培训班', disabled: true }];

describeConformance('CheckboxGroup', {
  render: ({ className, style, ref }) => <CheckboxGroup label="学习形式" options={options} {...{ className, style, ref }} />,
  control: '[data-look]',
  without: ['rest'],
});

describe('CheckboxGroup', () => {
  it('chooses what is free by 全选 and leaves alone what is not', async () => {
    const onChange = vi.fn();
    mount(<CheckboxGroup all label="学习形式" options={options} defaultValue={['3']} onChange={onChange} />);
    await page.getByRole('checkbox', { name: '全选' }).click();
    expect(onChange).toHaveBeenLastCalledWith(['1', '2', '3']);
    await page.getByRole('checkbox', { name: '全选' }).click();
    expect(onChange).toHaveBeenLastCalledWith(['3']);
  });

  it('shows what its caller holds', async () => {
    const onChange = vi.fn();
    const { render } = mount(<CheckboxGroup label="学习形式" options={options} value={[]} onChange={onChange} />);
    await page.getByRole('checkbox', { name: '视频课程' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['1']);
    await expect.element(page.getByRole('checkbox', { name: '视频课程' })).not.toBeChecked();
    render(<CheckboxGroup label="学习形式" options={options} value={['1']} onChange={onChange} />);
    await expect.element(page.getByRole('checkbox', { name: '视频课程' })).toBeChecked();
  });
});
