export { ExamPaper, type ExamPaperProps } from './ExamPaper.tsx';
