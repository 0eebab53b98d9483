export { LearnerBanner, type LearnerBannerProps, type LearningFigure } from './LearnerBanner.tsx';
