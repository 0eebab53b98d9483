export { ExamReview, type ExamReviewProps } from './ExamReview.tsx';
