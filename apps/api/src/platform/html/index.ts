export * from './clean-html.ts';
