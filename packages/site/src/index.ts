export { createSite, type Slots } from './create-site.tsx';
