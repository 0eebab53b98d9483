import { describeConformance } from '@wutong/testing/conformance';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refundOf } from '../../testing/orders.ts';
import { mount } from '../../testing/mount.ts';
import { RefundProgress } from './RefundProgress.tsx';

describeConformance('RefundProgress', { render: (probe) => <RefundProgress refund={refundOf('reviewing')} {...probe} /> });

const texts = (): string[] => page.getByRole('listitem').elements().map((item) => item.textContent);

describe('RefundProgress', () => {
  it('tells the whole road of an application that came back once', () => {
    mount(<RefundProgress refund={refundOf('approved')} />);
    expect(texts().map((text) => text.slice(0, text.indexOf('）') + 1))).toEqual([
      '提交退款申请（已完成）', '审核未通过（未通过）', '重新提交申请（已完成）', '审核通过（已完成）', '退款到账（进行中）',
    ]);
  });

  it('says in the reviewer’s words why it was refused, and promises nothing after it', () => {
    mount(<RefundProgress refund={refundOf('refused')} />);
    expect(texts().at(-1)).toBe('审核未通过（未通过）2026-11-22 15:20未找到您所说的重复订单，请补充另一张订单的编号。');
  });

  it('puts the red-letter invoice before the money where the order was invoiced', () => {
    mount(<RefundProgress refund={refundOf('reviewing', { invoiced: true })} />);
    expect(texts().slice(1).map((text) => text.slice(0, 6))).toEqual(['等待审核（进', '开具红字发票', '退款到账（未']);
  });
});
