export { openApiDocument } from './document.ts';
export type { JsonSchema } from './wire-schema.ts';
