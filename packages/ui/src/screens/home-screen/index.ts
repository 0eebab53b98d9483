export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
export type { HomeBanner, HomeCourseBlock, HomeState } from './home-state.ts';
