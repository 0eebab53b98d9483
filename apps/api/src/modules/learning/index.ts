export { listOwned, type Learner } from './enrolments.repository.ts';
export { learningHandlers } from './learning.routes.ts';
