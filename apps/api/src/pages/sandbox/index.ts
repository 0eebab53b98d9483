export * from './register-sandbox.ts';
