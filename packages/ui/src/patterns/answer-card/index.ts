export { AnswerCard, type AnswerCardProps } from './AnswerCard.tsx';
export { AnswerCardDrawer, type AnswerCardDrawerProps } from './AnswerCardDrawer.tsx';
