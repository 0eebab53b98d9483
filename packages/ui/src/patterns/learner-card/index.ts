export { LearnerCard } from './LearnerCard.tsx';
export type { ContinueWith, LearnerCardView } from './learner-view.ts';
