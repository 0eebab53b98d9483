import { describeConformance } from '@wutong/testing/conformance';
import type { Region } from '@wutong/domain';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { RegionPicker } from './RegionPicker.tsx';
import { loadRegions } from './regions.fixture.ts';

const province = page.getByRole('combobox', { name: '省份' });
const city = page.getByRole('combobox', { name: '城市' });
const district = page.getByRole('combobox', { name: '区县' });

describeConformance('RegionPicker', {
  render: ({ className, style, ref }) => <RegionPicker load={loadRegions} {...{ className, style, ref }} />,
  control: 'legend + div',
  without: ['rest'],
});

describe('RegionPicker', () => {
  it('begins with Yancheng and asks for each level once', async () => {
    const load = vi.fn(loadRegions);
    mount(<RegionPicker load={load} />);
    await expect.element(city).toHaveDisplayValue('盐城市');
    await expect.element(district).toBeEnabled();
    expect(load.mock.calls.map(([parent]) => parent)).toEqual(['00', '32', '3209']);
    await userEvent.selectOptions(city, '南京市');
    await userEvent.selectOptions(city, '盐城市');
    expect(load.mock.calls.map(([parent]) => parent)).toEqual(['00', '32', '3209', '3201']);
  });

  it('forgets what lay below when a level changes', async () => {
    const onChange = vi.fn();
    mount(<RegionPicker load={loadRegions} defaultValue={['32', '3209', '320902']} onChange={onChange} />);
    await expect.element(district).toHaveDisplayValue('亭湖区');
    await userEvent.selectOptions(province, '北京市');
    expect(onChange.mock.calls.at(-1)?.[0]).toEqual(['11']);
    await expect.element(city).toHaveValue('');
    expect(district.query()).toBeNull();
  });

  it('says at a level that it failed, asks again, and puts the focus into what came', async () => {
    let answer = (): Promise<readonly Region[]> => Promise.reject(new Error('offline'));
    mount(<RegionPicker load={(parent) => (parent === '3209' ? answer() : loadRegions(parent))} />);
    await expect.element(page.getByRole('alert').getByText(/没有加载出来/)).toBeVisible();
    answer = () => loadRegions('3209');
    await page.getByRole('button', { name: '重新加载区县' }).click();
    await expect.element(district).toHaveFocus();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(city).toHaveDisplayValue('盐城市');
  });

  it('shows what its caller holds', async () => {
    const { render } = mount(<RegionPicker load={loadRegions} value={['32']} />);
    await userEvent.selectOptions(city, '南京市');
    await expect.element(city).toHaveValue('');
    render(<RegionPicker load={loadRegions} value={['32', '3201']} name="region" />);
    await expect.element(city).toHaveDisplayValue('南京市');
    expect(document.querySelector<HTMLInputElement>('input[name=region]')?.value).toBe('3201');
  });
});
