export { WrongQuestionScreen, type WrongQuestionScreenProps } from './WrongQuestionScreen.tsx';
