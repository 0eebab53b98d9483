import { describeConformance } from '@wutong/testing/conformance';
import { INVOICE_STATUSES, REFUND_STATUSES } from '@wutong/domain';
import { describe, expect, it } from 'vitest';
import { EVERY_STATUS } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { InvoiceStatusTag, OrderStatusTag, RefundStatusTag } from './StatusTags.tsx';

describeConformance('OrderStatusTag', { render: (probe) => <OrderStatusTag status={1} {...probe} /> });

describe('a status', () => {
  it('always has a word and a shape', () => {
    const { stage } = mount(
      <>
        {EVERY_STATUS.map((status) => <OrderStatusTag key={status} status={status} />)}
        {REFUND_STATUSES.map((status) => <RefundStatusTag key={status} status={status} />)}
        {INVOICE_STATUSES.map((status) => <InvoiceStatusTag key={status} status={status} />)}
      </>,
    );
    const tags = [...stage.children];
    expect(tags).toHaveLength(16);
    for (const tag of tags) {
      expect(tag.textContent.length).toBeGreaterThan(1);
      expect(tag.querySelector('svg')).not.toBeNull();
    }
  });
});
