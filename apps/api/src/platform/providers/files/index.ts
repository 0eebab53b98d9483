export * from './signed-files.ts';
