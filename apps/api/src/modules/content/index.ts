export { contentHandlers } from './content.routes.ts';
