import { defineConfig } from 'vitest/config';

/** The gateway's tests: real HTTP on a free port of the loopback, fixture builds in a temporary folder. */
export default defineConfig({
  test: { name: 'gateway', environment: 'node', include: ['src/**/*.test.ts'] },
});
