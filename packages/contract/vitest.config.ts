import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    environment: 'node',
    include: ['{src,scripts}/**/*.test.ts'],
    setupFiles: ['../testing/src/setup/property-tests.ts'],
  },
});
