export * from './register-pages.ts';
