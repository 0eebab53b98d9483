import { createContext, useContext } from 'react';
import { mergeWording, type Catalogue, type OwnWords, type Words } from './merge.ts';

/** A branch's own words; every catalogue takes what is its own from here. */
export const OwnWordsContext = createContext<OwnWords>({});

/**
 * The hook by which components read one catalogue's words as this branch says them. Each branch's words are
 * laid over the catalogue once.
 */
export function wordingHook<const Defaults extends Catalogue>(defaults: Defaults): () => Words<Defaults> {
  const merged = new WeakMap<OwnWords, Words<Defaults>>();
  return function useWords() {
    const own = useContext(OwnWordsContext);
    const words = merged.get(own) ?? mergeWording(defaults, own);
    merged.set(own, words);
    return words;
  };
}
