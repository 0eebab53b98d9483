export { ExamScreen } from './ExamScreen.tsx';
export type { ExamScreenProps, ExamState, OpenExam } from './props.ts';
