export { cartHandlers } from './cart.routes.ts';
export { removeLines } from './cart.repository.ts';
