export { MiniSiteHeader, type MiniSiteHeaderProps } from './MiniSiteHeader.tsx';
