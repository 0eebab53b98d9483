export { BrandAnchor, brandRootOf } from './brand-root.tsx';
export { Overlay, type OverlayProps } from './Overlay.tsx';
