export { ToastRegion, type ToastMessage, type ToastRegionProps } from './ToastRegion.tsx';
