import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { placeOf } from './groups.ts';

/** Gives the stories of components, patterns and screens their place in the sidebar. */
export function placedInSidebar(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const place = placeOf(file.replaceAll('\\', '/'));
      return place === null ? entries : entries.map((entry) => ({ ...entry, title: place.title, metaId: place.id }));
    },
  };
}

/** Tells the stories themselves the id that the index knows them by. */
export function steadyIds(): Plugin {
  return {
    name: 'wutong:steady-ids',
    enforce: 'pre',
    transform(code, file) {
      const place = placeOf(file.split('?')[0] ?? '');
      if (place === null) return undefined;
      return { code: code.replace(/^export default meta;$/m, `Object.assign(meta, { id: '${place.id}' });\nexport default meta;`), map: null };
    },
  };
}
