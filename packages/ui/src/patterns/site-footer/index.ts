export { SiteFooter, type FilingLink, type FooterFactsView, type SiteFooterProps } from './SiteFooter.tsx';
