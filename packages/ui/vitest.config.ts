import { defineConfig } from 'vitest/config';

/** What needs no browser. Tests of components (`*.test.tsx`) run in one, see `.storybook/vitest.config.ts`. */
export default defineConfig({ test: { name: 'ui', environment: 'node', include: ['src/**/*.test.ts'] } });
