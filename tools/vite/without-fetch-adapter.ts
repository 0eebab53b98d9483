import type { Plugin } from 'vite';

const FETCH_ADAPTER = /[\\/]node_modules[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/;

/**
 * Leaves axios' fetch adapter out of what browsers load. axios asks its adapters in the order xhr, http,
 * fetch and takes the first that runs; in a browser that is always xhr, so the other, some 3 kB
 * compressed, would never be called. Answering that there is no such adapter is what axios itself does
 * where fetch is missing.
 */
export function withoutFetchAdapter(): Plugin {
  return {
    name: 'wutong:without-fetch-adapter',
    apply: 'build',
    load: {
      filter: { id: FETCH_ADAPTER },
      handler: () => 'export const getFetch = () => false;\n',
    },
  };
}
