export { CAPTCHA_CHARACTERS } from './captcha/index.ts';
export { createSandboxProviders } from './sandbox/index.ts';
export * from './production-check.ts';
export type * from './types.ts';
