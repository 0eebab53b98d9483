export { Result, type ResultProps } from './Result.tsx';
