import { describe, expect, it } from 'vitest';
import { ROUTES } from '@wutong/site/catalogue';
import { gatherIcons, gatherScreens, pagesOf } from './gather.ts';
import { readSources } from './plugin.ts';

const sources = readSources();
const screens = gatherScreens(sources, ROUTES);
const cart = screens.find(({ folder }) => folder === 'cart-screen');

describe('what is known of screens', () => {
  it('finds the page of every route of the catalogue', () => {
    const pages = pagesOf(sources);
    expect(Object.keys(ROUTES).filter((name) => !sources.has(pages.get(name) ?? ''))).toEqual([]);
  });

  it('names the routes, calls, parts, words and state of the cart', () => {
    expect(cart?.routes.map(({ path }) => path)).toEqual(['/shopping/user', '/shopping/userXsj']);
    expect(cart?.calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['cartList', 'removeFromCart']));
    expect(cart?.calls.find(({ name }) => name === 'clearCart')).toMatchObject({ method: 'POST', does: 'Empties the cart.' });
    expect(cart?.parts).toContainEqual({ floor: 'patterns', folder: 'cart-group-list', direct: true });
    expect(cart?.parts).toContainEqual({ floor: 'components', folder: 'checkbox', direct: false });
    expect(cart?.wording).toContain('cart');
    expect(cart?.state).toBe('ScreenState<{ cart: Cart }>');
  });

  it('leaves no screen without a part, and no icon without a user', () => {
    expect(screens.filter(({ parts }) => parts.length === 0).map(({ folder }) => folder)).toEqual([]);
    expect(gatherIcons(sources).find(({ name }) => name === 'ShoppingCart')?.folders).toContain('cart-screen');
  });
});

describe('a page with two screens', () => {
  it('gives each the calls behind it, not its neighbour\'s', () => {
    const of = (folder: string) => screens.find((screen) => screen.folder === folder)?.calls.map(({ name }) => name);
    expect(of('player-screen')).toContain('reportProgress');
    expect(of('study-centre-screen')).not.toContain('reportProgress');
  });
});
