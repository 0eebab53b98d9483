export { OrderFrame, type OrderFrameProps } from './OrderFrame.tsx';
export { PanelsSkeleton } from './PanelsSkeleton.tsx';
