export * from './platforms.repository.ts';
export type * from './platform-seed.ts';
export * from './seed-platforms.ts';
