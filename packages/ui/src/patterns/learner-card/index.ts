export { LearnerCard, type ContinueWith, type LearnerCardView } from './LearnerCard.tsx';
