import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.ts';
import { Timeline } from './Timeline.tsx';

describeConformance('Timeline', { render: (probe) => <Timeline events={[{ key: 'a', title: '支付订单' }]} {...probe} /> });

describe('Timeline', () => {
  it('says of an event with a tone in a word how it is meant, beside a shape', async () => {
    mount(<Timeline events={[{ key: 'a', title: '机构审核', tone: 'danger', status: '未通过' }, { key: 'b', title: '支付订单' }]} />);
    await expect.element(page.getByText('未通过')).toBeVisible();
    const [first, second] = page.getByRole('listitem').elements();
    expect(first?.querySelector('svg')?.innerHTML).not.toBe(second?.querySelector('svg')?.innerHTML);
    expect(page.getByRole('listitem').elements().map((one) => one.textContent)).toEqual(['机构审核未通过', '支付订单']);
  });
});
