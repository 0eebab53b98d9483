import { defineConfig } from 'vitest/config';

/** Tests of how figures are summed up; the measurement itself is never a test. */
export default defineConfig({
  test: { name: 'bench', root: import.meta.dirname, environment: 'node', include: ['run/**/*.test.ts'] },
});
