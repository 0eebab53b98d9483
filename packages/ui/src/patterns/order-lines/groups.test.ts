import { describe, expect, it } from 'vitest';
import { cartOfTwo, chosenGroups, pendingOrder } from '../../testing/commerce.ts';
import { groupOrderLines, groupsOfCart } from './groups.ts';

describe('groups of an order', () => {
  it('puts an order’s lines together by institution, in the order of buying', () => {
    const [first, second, third] = pendingOrder().lines;
    const mixed = [first, third, second].filter((line) => line !== undefined);
    const groups = groupOrderLines(mixed);
    expect(groups.map((group) => group.institutionId)).toEqual(['101', '102']);
    expect(groups.map((group) => group.lines.map((line) => line.courseId))).toEqual([
      [first?.courseId, second?.courseId],
      [third?.courseId],
    ]);
  });

  it('has no group for an order without lines', () => {
    expect(groupOrderLines([])).toEqual([]);
  });

  it('takes over every line of a cart with its price and validity', () => {
    const [group] = groupsOfCart(chosenGroups());
    expect(group?.lines[0]).toMatchObject({
      courseId: cartOfTwo().groups[0]?.lines[0]?.courseId, price: 128_000, originalPrice: 168_000, hours: 24,
    });
    expect(group?.lines[0]?.validDays).toBeGreaterThan(0);
  });
});
