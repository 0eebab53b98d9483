import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The theme key of every branch workspace, read from its source so that this file needs no branch to load. */
function brandKeys(): string[] {
  return globSync('apps/*/package.json', { cwd: root })
    .filter((path) => /"layer":\s*"branch"/.test(readFileSync(`${root}/${path}`, 'utf8')))
    .flatMap((path) => {
      const theme = readFileSync(`${root}/${path.replace('package.json', 'src/theme.ts')}`, 'utf8');
      return /key: '([^']+)'/.exec(theme)?.[1] ?? [];
    });
}

/** A browser of its own for each project: a shared one closes under its neighbours. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: {
      executablePath: process.env['WUTONG_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  }),
  instances: [{ browser: 'chromium' }],
});

/** One run over every story, dressed as `globals` say. */
const storyProject = (name: string, globals: { brand: string; scheme: string }): TestProjectConfiguration => ({
  root,
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)), initialGlobals: globals })],
  test: { name, browser: browser() },
});

/** Tests of components beside their source: a real browser, no imitation of one. */
const componentProject: TestProjectConfiguration = {
  root,
  plugins: [react()],
  optimizeDeps: {
    include: [
      'react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', 'styled-components',
      'lucide', 'qrcode.react', 'react-aria-components', '@internationalized/date',
    ],
  },
  test: { name: 'components', include: ['packages/ui/src/**/*.test.tsx', '.storybook/**/*.test.tsx'], browser: browser() },
};

const full = brandKeys().flatMap((brand) =>
  ['light', 'dark'].map((scheme) => storyProject(`stories ${brand} ${scheme}`, { brand, scheme })),
);

/** Which stories are run how: `full`, or `brand:<key>`; left out, as `npm test` wants it. */
const wish = process.env['WUTONG_STORIES'] ?? '';

function projects(): TestProjectConfiguration[] {
  if (wish === 'full') return full;
  if (wish.startsWith('brand:')) return [storyProject('stories', { brand: wish.slice('brand:'.length), scheme: 'rotate' })];
  return [componentProject, storyProject('stories', { brand: 'rotate', scheme: 'rotate' })];
}

/**
 * What needs a browser: tests of components, and each story once with brand and scheme rotating by story. With
 * `WUTONG_STORIES=full` every story under every brand and scheme instead, with `WUTONG_STORIES=brand:<key>` each
 * story once under that brand.
 */
export default defineConfig({
  root,
  test: {
    projects: projects(),
  },
});
