export { CourseCentreScreen, type CourseCentreScreenProps, type CourseCentreState } from './CourseCentreScreen.tsx';
