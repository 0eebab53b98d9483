import { useLocation } from 'react-router-dom';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../catalogue/routes.ts';

const BY_PATH = new Map<string, RouteName>(ROUTE_NAMES.map((name) => [ROUTES[name].path, name]));

/** The route of an address; `notFound` for one that has none. */
export function routeOfPath(pathname: string): RouteName {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return path === '/' ? 'home' : (BY_PATH.get(path) ?? 'notFound');
}

/** The route that is open. */
export function useCurrentRoute(): RouteName {
  return routeOfPath(useLocation().pathname);
}
