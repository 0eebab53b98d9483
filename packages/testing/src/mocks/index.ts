export { SAMPLE_ANSWERS, type MockAnswer, type MockAnswers } from './answers.ts';
export type { MockFailure } from './dialect.ts';
export { mockHandlers, type MockOptions, type MockPlace } from './handlers.ts';
export { delayed, failing, offline } from './states.ts';
