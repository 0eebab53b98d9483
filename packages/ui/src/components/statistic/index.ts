export { Statistic, type StatisticProps } from './Statistic.tsx';
