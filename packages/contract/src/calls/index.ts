export * from './call.ts';
export * from './read.ts';
