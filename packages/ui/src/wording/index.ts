export { defaultWording, fill, type Wording, type WordingOverride } from './wording.ts';
export { useWording, WordingProvider } from './WordingProvider.tsx';
