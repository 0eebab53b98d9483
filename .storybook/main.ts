import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { mockWorker, workerFile } from './mock-worker.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/site/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'site' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The worker that answers calls with mocks is generated output of its package: served from there, not kept here.
  staticDirs: [{ from: workerFile, to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of prop types needs a TypeScript compiler API that version 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), mockWorker()],
      server: { allowedHosts: ['.localhost'] },
      // Found late, a dependency would make Vite reload the page in the middle of a test.
      optimizeDeps: {
        include: [
          'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'styled-components',
          'lucide', 'qrcode.react', 'react-aria-components', 'react-router-dom', 'swr', 'axios', 'zod/mini',
          'msw', 'msw/browser', 'msw-storybook-addon/csf3', '@storybook/addon-a11y/preview',
        ],
      },
    }),
};

export default config;
