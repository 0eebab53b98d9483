export { ExamTimer, type ExamTimerProps } from './ExamTimer.tsx';
