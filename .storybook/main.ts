import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { mockWorker } from './mock-worker.ts';
import { componentProps } from './props/plugin.ts';
import { screenFacts } from './screen-facts/plugin.ts';
import { placedInSidebar, steadyIds } from './sidebar/indexer.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './pages', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)' },
    { directory: '../packages/site/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Site' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read from their types by componentProps: what Storybook has reads too little, or needs an older compiler.
  typescript: { reactDocgen: false, check: false },
  // Brands bring their own grounds; the sidebar shows stories, not lessons about Storybook.
  features: { backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  experimental_indexers: (indexers = []) => indexers.map(placedInSidebar),
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), mockWorker(), screenFacts(), componentProps(), steadyIds()],
      server: { allowedHosts: ['.localhost'] },
      // Found late, a dependency would make Vite reload the page in the middle of a test.
      optimizeDeps: {
        include: [
          'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'styled-components',
          'lucide', 'qrcode.react', 'react-aria-components', '@internationalized/date', 'react-router-dom', 'swr', 'axios', 'zod/mini',
          'msw', 'msw/browser', 'msw-storybook-addon/csf3', '@storybook/addon-a11y/preview', '@storybook/addon-docs/blocks',
        ],
      },
    }),
};

export default config;
