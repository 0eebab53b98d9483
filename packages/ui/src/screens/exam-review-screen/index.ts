export { ExamReviewScreen, type ExamReviewScreenProps, type ExamReviewState } from './ExamReviewScreen.tsx';
