export * from './platforms.repository.ts';
export type * from './platform-seed.ts';
export * from './seed-platforms.ts';
export * from './registry.ts';
export type { HostChange, PlatformChange, RegisteredHost } from './registry.repository.ts';
