export { folderOf, useStoryIndex, type IndexEntry } from './story-index.ts';
export { useGlobals } from './use-globals.ts';
