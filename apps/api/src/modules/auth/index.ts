export { authHandlers } from './auth.routes.ts';
