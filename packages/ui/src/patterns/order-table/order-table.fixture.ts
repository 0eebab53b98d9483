import { ORDER_STATUS } from '@wutong/domain';
import type { Order } from '@wutong/domain';
import { courseSummary, pendingOrder } from '../../testing/commerce.ts';

const STATUSES = Object.values(ORDER_STATUS);
const two = (value: number): string => String(value).padStart(2, '0');

/** So many orders of one to three courses in every status, the same ones every time. */
export function someOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const { lines } = pendingOrder();
    const own = lines.slice(0, 1 + (index % lines.length)).map((line, at) => {
      const { name, institutionName } = courseSummary((index + at) % 40);
      return { ...line, courseName: name, institutionName };
    });
    return pendingOrder({
      orderNum: `20261121${String(10_000_000 + index * 7919)}`, lines: own, status: STATUSES[index % STATUSES.length] ?? 1,
      total: 9900 + ((index * 389) % 997) * 150,
      createdAt: `2026-${two(1 + (index % 11))}-${two(1 + ((index * 5) % 28))}T${two(8 + (index % 12))}:${two(index % 60)}:00+08:00`,
    });
  });
}
