import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/support/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores: a second browser would only make both slow.
    fileParallelism: false,
  },
});
