import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'testing',
    environment: 'node',
    include: ['src/{brands,builders,mocks}/**/*.test.ts'],
    setupFiles: ['./src/setup/property-tests.ts'],
  },
});
