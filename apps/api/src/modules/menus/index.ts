export { menuHandlers } from './menus.routes.ts';
