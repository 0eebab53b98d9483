import type { Branch, ShoppingVariant } from '../branch/branch.ts';
import { ROUTES, ROUTE_NAMES, type RouteName } from './routes.ts';

/** The pages of a purchase, by what they do. */
export interface ShoppingRoutes {
  cart: 'cart' | 'subPlatformCart';
  confirm: 'confirmOrder' | 'subPlatformConfirmOrder';
  pay: 'pay' | 'subPlatformPay';
}

/** The pages of a purchase in each variant (spec section 2, shopping). */
export const SHOPPING_ROUTES: Readonly<Record<ShoppingVariant, ShoppingRoutes>> = {
  main: { cart: 'cart', confirm: 'confirmOrder', pay: 'pay' },
  'sub-platform': { cart: 'subPlatformCart', confirm: 'subPlatformConfirmOrder', pay: 'subPlatformPay' },
};

const VARIANT_ROUTES = new Set<RouteName>(Object.values(SHOPPING_ROUTES).flatMap((routes) => Object.values(routes)));

/** The routes of the catalogue that a branch answers: all but those it leaves out and the other variant's. */
export function enabledRoutes(branch: Pick<Branch, 'shopping' | 'routesOff'>): ReadonlySet<RouteName> {
  const own = new Set<RouteName>(Object.values(SHOPPING_ROUTES[branch.shopping]));
  const off = new Set<RouteName>(branch.routesOff);
  return new Set(ROUTE_NAMES.filter((name) => !off.has(name) && (!VARIANT_ROUTES.has(name) || own.has(name))));
}

/** The paths that a branch answers; any other is a 404. */
export function enabledPaths(branch: Pick<Branch, 'shopping' | 'routesOff'>): ReadonlySet<string> {
  return new Set([...enabledRoutes(branch)].map((name) => ROUTES[name].path));
}
