export { ExamSubmitDialog, type ExamSubmitDialogProps } from './ExamSubmitDialog.tsx';
