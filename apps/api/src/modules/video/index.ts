export { videoHandlers } from './video.routes.ts';
