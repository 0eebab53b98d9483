import { describe, expect, it } from 'vitest';
import { CENTRE_PLACES, centreLabel, centreLinks } from './centre.ts';

describe('the places of the personal centre', () => {
  it('stand in the order of the specification', () => {
    expect(centreLinks(1, (place) => `/${place}`)).toEqual([
      { label: '个人资料', href: '/profile' },
      { label: '实名认证', href: '/verification' },
      { label: '账号设置', href: '/settings' },
      { label: '我的消息', href: '/messages' },
      { label: '全部订单', href: '/orders' },
      { label: '我的发票', href: '/invoices' },
    ]);
  });

  it('are called differently for an enterprise, each of them', () => {
    for (const place of CENTRE_PLACES) expect(centreLabel(place, 2)).not.toBe(centreLabel(place, 1));
  });

  it('leave out what does not exist', () => {
    expect(centreLinks(2, (place) => (place === 'orders' ? '/center/qyorder' : null))).toEqual([
      { label: '企业订单', href: '/center/qyorder' },
    ]);
  });
});
