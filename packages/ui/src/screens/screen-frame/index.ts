export { FailedResult, ScreenFrame, type ScreenFrameProps } from './ScreenFrame.tsx';
