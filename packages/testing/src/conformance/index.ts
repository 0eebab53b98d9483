export { describeConformance, type Conformance, type Probe } from './describe-conformance.ts';
