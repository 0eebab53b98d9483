export * from './codecs/codecs.ts';
export * from './codecs/shape.ts';
export * from './operation.ts';
export * from './operations/index.ts';
export * from './registry.ts';
export type * from './types.ts';
