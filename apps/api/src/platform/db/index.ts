export * from './errors.ts';
export * from './grams.ts';
export * from './open-database.ts';
export * from './ping.repository.ts';
export type { Schema } from './schema/index.ts';
export type * from './schema/columns.ts';
