export { enabledPaths, enabledRoutes, SHOPPING_ROUTES, type ShoppingRoutes } from './enabled.ts';
export * from './routes.ts';
