export * from './create-sandbox.ts';
export * from './outbox.repository.ts';
export * from './payment-provider.ts';
export * from './payments.repository.ts';
export type * from './services.ts';
