export * from './log.ts';
export * from './runtime.ts';
