export { LearnerCard, type LearnerCardProps } from './LearnerCard.tsx';
export type { ContinueWith, LearnerCardView } from './learner-view.ts';
