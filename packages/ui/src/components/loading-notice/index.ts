export { LoadingNotice, type LoadingNoticeProps } from './LoadingNotice.tsx';
