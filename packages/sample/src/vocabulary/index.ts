export * from './words.ts';
export { fields } from './fields.ts';
