export * from './platforms.repository.ts';
export * from './seed-platforms.ts';
