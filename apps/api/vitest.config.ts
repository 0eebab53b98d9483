import { defineConfig } from 'vitest/config';

/** Tests of the API; one real PostgreSQL and one embedded template are made for the whole run. */
export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Generous, since a busy machine makes an embedded database in half a minute; no test waits for a time-out.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
