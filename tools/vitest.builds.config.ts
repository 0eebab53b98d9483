import { defineConfig } from 'vitest/config';

/**
 * Tests that build something whole (Storybook, the package) and look at the result. They come one after the other and
 * beside nothing else, because a build takes every processor there is.
 */
export default defineConfig({
  test: {
    name: 'builds',
    root: import.meta.dirname,
    environment: 'node',
    include: ['**/*.build.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
