import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';

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

/** One run over every story, dressed as `globals` say. */
const storyProject = (name: string, globals: { brand: string; scheme: string }): TestProjectConfiguration => ({
  root,
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)), initialGlobals: globals })],
  test: {
    name,
    browser: {
      enabled: true,
      headless: true,
      // Every project needs a provider of its own: a shared one closes the browser under its neighbours.
      provider: playwright({
        launchOptions: {
          executablePath: process.env['WUTONG_CHROMIUM'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

const full = brandKeys().flatMap((brand) =>
  ['light', 'dark'].map((scheme) => storyProject(`stories ${brand} ${scheme}`, { brand, scheme })),
);

/** Each story once, brand and scheme rotating by story; with `WUTONG_STORIES=full` under every brand and scheme. */
export default defineConfig({
  root,
  test: {
    projects:
      process.env['WUTONG_STORIES'] === 'full' ? full : [storyProject('stories', { brand: 'rotate', scheme: 'rotate' })],
  },
});
