import { defineConfig } from 'vitest/config';

/** Tests of the repository's own tools: plain Node, nothing of the product is loaded. */
export default defineConfig({
  test: {
    name: 'tools',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.test.ts'],
    // Those have a run of their own: see vitest.builds.config.ts.
    exclude: ['**/*.build.test.ts'],
    // Most of these tests start a real tool (oxlint, knip, tsc) on a small tree.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
