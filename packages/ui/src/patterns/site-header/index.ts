export { BrandMark } from './BrandMark.tsx';
export type { HeaderCategories } from './header-categories.ts';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
