export type { BackEndUnderTest } from './ask.ts';
export { conforms, examine, type Examination, type Finding } from './examine.ts';
export { ASPECTS, type Aspect, type Verdict } from './verdicts.ts';
