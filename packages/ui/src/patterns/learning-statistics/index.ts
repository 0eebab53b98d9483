export { LearningStatistics, type LearningStatisticsProps } from './LearningStatistics.tsx';
