export { ExamQuestion, type ExamQuestionProps } from './ExamQuestion.tsx';
export { QuestionBody, type QuestionBodyProps } from './QuestionBody.tsx';
export { Wordy } from './Wordy.tsx';
export { questionCss } from './question.styles.ts';
export { choicesOf, isChosen, type Choice } from './choices.ts';
