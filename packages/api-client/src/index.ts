export { createClient, type CallOptions, type Client } from './client.ts';
export * from './errors.ts';
export type { ClientOptions, PasswordForm, RefreshTurn, Tokens, TokenStore } from './options.ts';
export type { SessionEnd } from './session/session-end.ts';
export type { SignedIn } from './sign-in/credentials.ts';
export * from './sign-in/sign-in.ts';
export * from './sign-in/sign-out.ts';
