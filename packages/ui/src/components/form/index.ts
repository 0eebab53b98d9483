export { Form, type FormProps, type FormState } from './Form.tsx';
export type { SubmitOutcome } from './outcome.ts';
