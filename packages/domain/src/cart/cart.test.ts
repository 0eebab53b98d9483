import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartLines,
  cartTotals,
  linesToBuy,
  selectionOf,
  withSelection,
  withoutCourses,
  type Cart,
  type CartLine,
} from './cart.ts';

const line = fc.record({
  price: fc.integer({ min: 0, max: 1_000_000 }),
  originalPrice: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  selected: fc.boolean(),
  available: fc.boolean(),
});

/** Carts of any shape; every course stands in them once, as the server keeps them. */
const carts = fc
  .array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  .map((groups): Cart => {
    let next = 0;
    return {
      groups: groups.map((lines, index) => ({
        institutionId: String(index),
        institutionName: `机构${index}`,
        lines: lines.map(({ price, originalPrice, selected, available }): CartLine => {
          const courseId = String((next += 1));
          const course = {
            id: courseId,
            name: '课程',
            cover: null,
            categoryIds: [],
            studyForm: 1,
            hours: 2,
            validDays: null,
          } as const;
          return {
            courseId,
            selected,
            available,
            course: { ...course, categoryIds: [], price, originalPrice },
          };
        }),
      })),
    };
  });

const allIds = (cart: Cart) => cartLines(cart).map(({ courseId }) => courseId);

/** A cart and some of its courses, with one that it does not have. */
const cartAndSome = carts.chain((cart) =>
  fc.tuple(fc.constant(cart), fc.subarray([...allIds(cart), 'elsewhere'])),
);

describe('what a cart comes to', () => {
  it('counts lines that are selected and can be bought, and no others', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const chosen = cartLines(cart).filter(({ selected, available }) => selected && available);
        expect(linesToBuy(cart)).toEqual(chosen);
        expect(cartTotals(cart)).toMatchObject({
          lines: allIds(cart).length,
          selected: chosen.length,
          total: chosen.reduce((sum, { course }) => sum + course.price, 0),
        });
      }),
    );
  });

  it('never saves less than nothing', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(cartTotals(cart).saved).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('saves the difference to the original price, and nothing without one', () => {
    const of = (price: number, originalPrice: number | null): Cart => {
      const course = {
        id: '1',
        name: '课程',
        cover: null,
        categoryIds: [],
        studyForm: null,
        hours: 1,
        validDays: 365,
        price,
        originalPrice,
      };
      const one = { courseId: '1', course, selected: true, available: true };
      return { groups: [{ institutionId: '1', institutionName: '机构', lines: [one] }] };
    };
    expect([of(800, 1000), of(800, null), of(800, 500)].map((cart) => cartTotals(cart).saved)).toEqual([
      200, 0, 0,
    ]);
  });
});

describe('selecting', () => {
  it('changes the named lines that can be bought, and nothing else', () => {
    fc.assert(
      fc.property(cartAndSome, fc.boolean(), ([cart, ids], selected) => {
        const changed = withSelection(cart, ids, selected);
        const wanted = cartLines(cart).map((one) =>
          ids.includes(one.courseId) && one.available ? { ...one, selected } : one,
        );
        expect(cartLines(changed)).toEqual(wanted);
      }),
    );
  });

  it('keeps what it does not change as the same object, so that nothing of it is drawn again', () => {
    fc.assert(
      fc.property(cartAndSome, fc.boolean(), ([cart, ids], selected) => {
        const changed = withSelection(cart, ids, selected);
        const moved = (one: CartLine): boolean => ids.includes(one.courseId) && one.available && one.selected !== selected;
        expect(cartLines(changed).map((one, at) => one !== cartLines(cart)[at])).toEqual(cartLines(cart).map(moved));
        expect(changed.groups.map((group, at) => group !== cart.groups[at])).toEqual(
          cart.groups.map((group) => group.lines.some(moved)),
        );
      }),
    );
  });

  it('is the same done twice, and leaves the cart that it was given', () => {
    fc.assert(
      fc.property(cartAndSome, fc.boolean(), ([cart, ids], selected) => {
        const before = JSON.stringify(cart);
        const once = withSelection(cart, ids, selected);
        expect(withSelection(once, ids, selected)).toEqual(once);
        expect(JSON.stringify(cart)).toBe(before);
      }),
    );
  });

  it('all gives all, where something can be bought, and none gives none', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const possible = cartLines(cart).some(({ available }) => available);
        expect(selectionOf(cartLines(withSelection(cart, allIds(cart), true)))).toBe(
          possible ? 'all' : 'none',
        );
        expect(selectionOf(cartLines(withSelection(cart, allIds(cart), false)))).toBe('none');
      }),
    );
  });

  it('is some between all and none', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const possible = cartLines(cart).filter(({ available }) => available);
        const chosen = possible.filter(({ selected }) => selected).length;
        const wanted = chosen === 0 ? 'none' : chosen === possible.length ? 'all' : 'some';
        expect(selectionOf(cartLines(cart))).toBe(wanted);
      }),
    );
  });
});

describe('taking courses out', () => {
  it('leaves the others in their order and no empty group', () => {
    fc.assert(
      fc.property(cartAndSome, ([cart, ids]) => {
        const rest = withoutCourses(cart, ids);
        expect(allIds(rest)).toEqual(allIds(cart).filter((id) => !ids.includes(id)));
        expect(rest.groups.every(({ lines }) => lines.length > 0)).toBe(true);
        const untouched = cart.groups.filter(({ lines }) => lines.every(({ courseId }) => !ids.includes(courseId)));
        expect(rest.groups.filter((group) => cart.groups.includes(group))).toEqual(untouched);
      }),
    );
  });
});
