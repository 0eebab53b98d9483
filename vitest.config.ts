import { defineConfig } from 'vitest/config';

/** Everything that needs no browser. Stories and journeys have runs of their own (see tools/test/steps.ts). */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tools/vitest.config.ts', 'bench/vitest.config.ts',
      { test: { name: 'storybook', environment: 'node', include: ['.storybook/**/*.test.ts'] } },
    ],
  },
});
