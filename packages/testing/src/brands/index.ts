export { brandFacts, type BrandFacts } from './facts.ts';
export { brandLeaks } from './leaks.ts';
export { readShown } from './shown.ts';
