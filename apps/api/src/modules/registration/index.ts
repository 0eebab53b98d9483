export { registrationHandlers } from './registration.routes.ts';
