export * from './bind-operation.ts';
export type * from './context.ts';
export * from './create-app.ts';
export * from './envelope.ts';
export * from './failures.ts';
export * from './identify.ts';
