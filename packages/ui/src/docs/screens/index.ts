export { ScreenData } from './ScreenData.tsx';
export { ScreenParts } from './ScreenParts.tsx';
export { ScreenRoutes } from './ScreenRoutes.tsx';
export { ScreenStates } from './ScreenStates.tsx';
