import { describe, expect, it } from 'vitest';
import { withTree } from '../support/tree.ts';
import { sizes } from './sizes.ts';

function lines(count: number): string {
  return 'export const line = 1;\n'.repeat(count);
}

describe('sizes', () => {
  it('accepts every kind of file at its limit', async () => {
    const tree = {
      'packages/ui/src/components/chip/Chip.tsx': lines(150),
      'packages/ui/src/screens/cart/Cart.tsx': lines(200),
      'packages/site/src/hooks/use-cart.ts': lines(60),
      'packages/site/src/routes/cart.tsx': lines(80),
      'apps/api/src/modules/orders/orders.routes.ts': lines(150),
      'apps/api/src/modules/orders/orders.service.ts': lines(300),
      'apps/api/src/modules/orders/orders.repository.ts': lines(250),
      'packages/domain/src/order/order.ts': lines(400),
    };
    expect(await withTree(tree, sizes.run)).toEqual([]);
  });

  it.each([
    ['packages/ui/src/components/chip/Chip.tsx', 151, 'a component may have 150'],
    ['packages/ui/src/screens/cart/Cart.tsx', 201, 'a screen may have 200'],
    ['packages/site/src/hooks/use-cart.ts', 61, 'a hook may have 60'],
    ['packages/site/src/routes/cart.tsx', 81, 'a route may have 80'],
    ['apps/api/src/modules/orders/orders.routes.ts', 151, 'a routes file may have 150'],
    ['apps/api/src/modules/orders/orders.service.ts', 301, 'a service may have 300'],
    ['apps/api/src/modules/orders/orders.repository.ts', 251, 'a repository may have 250'],
    ['packages/domain/src/order/order.ts', 401, 'a file may have 400'],
  ])('refuses %s with %i lines', async (path, count, reason) => {
    const found = await withTree({ [path]: lines(count) }, sizes.run);
    expect(found).toEqual([{ where: path, what: `${count} lines, ${reason}` }]);
  });

  it('judges neither tests, stories, generated files nor word lists', async () => {
    const tree = {
      'packages/domain/src/order/order.test.ts': lines(900),
      'packages/ui/src/components/chip/Chip.stories.tsx': lines(900),
      'packages/contract/src/calls/generated/all.ts': lines(900),
      'packages/sample/src/vocabulary/words.ts': lines(900),
    };
    expect(await withTree(tree, sizes.run)).toEqual([]);
  });
});
