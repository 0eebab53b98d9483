export * from './client-credential.ts';
export * from './hashing.ts';
export * from './sessions.ts';
export { deleteExpired } from './sessions.repository.ts';
