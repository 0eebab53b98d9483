export * from './docs.routes.ts';
