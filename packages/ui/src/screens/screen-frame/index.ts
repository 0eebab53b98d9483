export { FailedResult, ScreenFrame, type ScreenFrameProps } from './ScreenFrame.tsx';
export { useKeptPlace } from './use-kept-place.ts';
