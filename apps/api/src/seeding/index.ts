export * from './demo-accounts.ts';
export * from './seed-catalogue.ts';
export * from './sample.ts';
