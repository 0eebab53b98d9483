export { fill } from './fill.ts';
export { defaultWording, useWording } from './wording.ts';
export { WordingProvider, type Wording, type WordingOverride } from './WordingProvider.tsx';
