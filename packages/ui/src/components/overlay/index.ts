export { preloadOverlay, overlayIntent, Overlay } from './Overlay.tsx';
export { BrandAnchor, brandRootOf } from './brand-root.tsx';
export type { OverlayProps } from './OverlayImpl.tsx';
