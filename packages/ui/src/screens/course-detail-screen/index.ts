export { CourseDetailScreen, type CourseDetailScreenProps } from './CourseDetailScreen.tsx';
export type { BuyPanelView, CourseDetailState, PreviewView } from './course-state.ts';
