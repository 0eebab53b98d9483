export { platformInfoHandlers } from './platform-info.routes.ts';
export { presentPlatform } from './platform-info.presenter.ts';
export { platformOfHost } from './platform-info.service.ts';
