export { ForbiddenScreen, type ForbiddenScreenProps } from './ForbiddenScreen.tsx';
