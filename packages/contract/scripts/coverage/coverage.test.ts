import { describe, expect, it } from 'vitest';
import { operations } from '../../src/operations/index.ts';
import { coverCalls } from './calls.ts';
import { callKey, readCallList, readRouteList } from './lists.ts';
import { coverageText } from './report.ts';
import { readSiteRoutes } from './site-routes.ts';

const { cartList, token } = operations;

const sources = new Map([
  [
    'apps/api/src/modules/cart/cart.routes.ts',
    `export const cartHandlers = {\n  cartList: async (_input, { caller }) => presentCart(caller),\n};`,
  ],
  ['apps/api/src/modules/cart/cart.test.ts', `it('cartList 200: groups by institution', () => undefined);`],
  ['apps/api/src/modules/registry.ts', `type Unanswered =\n  | 'token';`],
  ['e2e/src/buying.test.ts', `await page.goto(\`/shopping/user?from=menu\`);`],
  [
    'packages/site/src/catalogue/routes.ts',
    `export const ROUTES = {\n  cart: { path: '/shopping/user', title: 'x' },\n};`,
  ],
  [
    'packages/site/src/routes/pages.ts',
    `const cart = lazy(() => import('./cart/cart-route.tsx'));\nexport const PAGES = {\n  cart,\n};`,
  ],
  [
    'packages/site/src/routes/cart/cart-route.tsx',
    `import { CartScreen } from '@wutong/ui/screens/cart-screen';\nimport { useCart } from './use-cart.ts';`,
  ],
  [
    'packages/site/src/routes/cart/use-cart.ts',
    `import {\n  type addToCart,\n  cartList,\n} from '@wutong/contract/calls/cart';\nimport { sign } from '../../session/sign.ts';`,
  ],
  ['packages/site/src/session/sign.ts', `import { token } from '@wutong/contract/calls/auth';`],
  ['packages/site/src/session/sign.test.ts', `localStorage.getItem('token');`],
  ['packages/ui/src/screens/cart-screen/CartScreen.stories.tsx', ''],
  ['packages/ui/src/screens/cart-screen/CartScreen.test.tsx', ''],
]);

const routes = readSiteRoutes(sources);
const listed = readCallList(
  '# head\n' +
    'actions\tPOST\ttraining/courseByUser/cartList\t\n' +
    'auth\tPOST\tblade-auth/oauth/token\tgrant\n' +
    'logs\tPOST\tblade-log/*\tlog\n',
);
const calls = coverCalls(listed, [cartList, token], routes, sources);

describe('a route of the site', () => {
  it('is found with its screens, its calls, their tests and stories', () => {
    expect(routes).toEqual([
      {
        name: 'cart',
        path: '/shopping/user',
        screens: ['cart-screen'],
        calls: ['addToCart', 'cartList'],
        tests: ['e2e/src/buying.test.ts', 'packages/ui/src/screens/cart-screen/CartScreen.test.tsx'],
        stories: ['packages/ui/src/screens/cart-screen/CartScreen.stories.tsx'],
      },
    ]);
  });

  it('is found under the name of another that it shares its page with', () => {
    const shared = new Map(sources)
      .set('packages/site/src/catalogue/routes.ts', `  cartXsj: { path: '/shopping/userXsj' },`)
      .set(
        'packages/site/src/routes/pages.ts',
        `const cart = lazy(() => import('./cart/cart-route.tsx'));\n  cartXsj: cart,\n`,
      );
    expect(readSiteRoutes(shared)).toMatchObject([{ path: '/shopping/userXsj', screens: ['cart-screen'] }]);
  });
});

describe('a listed call', () => {
  it('is found with its operation, handler, screens, tests and stories', () => {
    expect(calls[0]).toEqual({
      call: { group: 'actions', method: 'POST', path: 'training/courseByUser/cartList', note: '' },
      operation: cartList,
      handlers: ['apps/api/src/modules/cart/cart.routes.ts'],
      screens: ['/shopping/user'],
      tests: ['apps/api/src/modules/cart/cart.test.ts'],
      stories: ['packages/ui/src/screens/cart-screen/CartScreen.stories.tsx'],
    });
  });

  it('is not taken as answered or tested because its name stands somewhere', () => {
    expect(calls[1]).toMatchObject({
      handlers: [],
      tests: [],
      screens: ['packages/site/src/session/sign.ts'],
    });
  });

  it('is the same call whatever its path fields are called', () => {
    expect(callKey({ method: 'GET', path: 'a/{id}/b' })).toBe(
      callKey({ method: 'GET', path: 'a/{courseId}/b' }),
    );
  });
});

describe('the page', () => {
  const route = readRouteList('/shopping/user\tM\tlearner\tPersonal cart\n/exam\tMA\t-\tMock exam\n');
  const text = coverageText(
    calls,
    route.map((one) => ({ route: one, built: routes.find(({ path }) => path === one.path) })),
  );

  it('has a line for every line of both lists, with open where there is nothing', () => {
    expect(text).toContain('| `POST blade-log/*` | open | open | open | open | open |');
    expect(text).toContain('| `/exam` | Mock exam | MA | open | open | open | open |');
    expect(text).toContain(
      '| `/shopping/user` | Personal cart | M | `cart-screen` | `addToCart`<br>`cartList` |',
    );
    expect(text).toContain('`api/modules/cart/cart.routes.ts`');
  });

  it('counts', () => {
    expect(text).toContain('- Calls: 2 of 3 declared in the contract, 1 answered by the API.');
    expect(text).toContain('- Routes: 1 of 2 built.');
  });
});
