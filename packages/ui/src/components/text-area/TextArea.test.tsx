import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { TextArea } from './TextArea.tsx';

const box = page.getByRole('textbox', { name: '退款说明' });

describeConformance('TextArea', { render: (probe) => <TextArea label="退款说明" {...probe} />, control: 'textarea' });

describe('TextArea', () => {
  it('counts what is left as a reader would, and cuts nothing off', async () => {
    mount(<TextArea label="退款说明" limit={4} />);
    await box.fill('课程𠮷');
    await expect.element(box).toHaveAccessibleDescription('还可以输入 1 个字');
    await box.fill('课程重复购买');
    await expect.element(box).toHaveValue('课程重复购买');
    await expect.element(box).toHaveAccessibleDescription('已超出 2 个字，请删减');
    await expect.element(box).toBeInvalid();
  });

  it('is quiet far from its limit', async () => {
    mount(<TextArea label="退款说明" limit={200} />);
    await box.fill('课程');
    expect(page.getByRole('status').element().textContent).toBe('');
    await box.fill('课'.repeat(190));
    await expect.element(page.getByRole('status')).toHaveTextContent('还可以输入 10 个字');
  });

  it('shows and counts what its caller holds', async () => {
    mount(<TextArea label="退款说明" limit={10} value="重复购买" onChange={() => undefined} />);
    await box.fill('别的话');
    await expect.element(box).toHaveValue('重复购买');
    await expect.element(box).toHaveAccessibleDescription('还可以输入 6 个字');
  });
});
