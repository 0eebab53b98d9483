export { createSite } from './create-site.tsx';
export type { Slots } from './shell/slots.ts';
