export { clientLogHandlers } from './client-log.routes.ts';
