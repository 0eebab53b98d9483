export * from './page-numbers.ts';
