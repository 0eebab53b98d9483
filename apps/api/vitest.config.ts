import { defineConfig } from 'vitest/config';

/** Tests of the API; one real PostgreSQL and one embedded template are made for the whole run. */
export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
