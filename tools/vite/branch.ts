import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { checkBranch } from './check-branch.ts';
import { inlineTokens } from './inline-tokens.ts';
import { precompress } from './precompress.ts';
import { withoutFetchAdapter } from './without-fetch-adapter.ts';

/** What the gateway replaces by a fresh nonce in each response. */
const NONCE_MARKER = '__CSP_NONCE__';

/**
 * Libraries of the first load. In a chunk of their own they stay in a returning visitor's cache when only
 * the site's code has changed.
 */
const LIBRARIES = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|axios|styled-components|stylis)[\\/]/;

/**
 * How every branch is built and developed: its whole source is `src/main.tsx` beside its index.html.
 * `folder` is the branch's absolute path. Nothing of the machine's paths reaches the output: class names of
 * styled components are made from paths relative to their package.
 */
export function branchConfig(folder: string, mode: string): UserConfig {
  return {
    root: folder,
    plugins: [checkBranch(folder), inlineTokens(), react(), withoutFetchAdapter(), precompress()],
    html: { cspNonce: NONCE_MARKER },
    oxc: {
      plugins: {
        // Readable class names are for developing; in production they would only lengthen every page.
        styledComponents: { ssr: true, displayName: mode !== 'production', fileName: mode !== 'production', pure: true },
      },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      // Every browser this is built for loads modules ahead by itself.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'libraries', test: LIBRARIES },
              // What every page loads before anything else is one file: many small ones compress worse.
              { name: 'frame', tags: ['$initial'] },
            ],
          },
        },
        // Reading a token in an unused style does nothing: such styles are left out.
        treeshake: { propertyReadSideEffects: false },
      },
    },
    server: { allowedHosts: ['.localhost'] },
  };
}
