import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { defaultWording, mergeWording } from './wording.ts';
import type { Wording, WordingOverride } from './wording.ts';

const WordingContext = createContext<Wording>(defaultWording);

/** Lays a branch's own words over the components' default Chinese catalogue. */
export function WordingProvider({ wording, children }: { wording: WordingOverride; children: ReactNode }) {
  const merged = useMemo(() => mergeWording(wording), [wording]);
  return <WordingContext value={merged}>{children}</WordingContext>;
}

/** The words that components speak here. */
export function useWording(): Wording {
  return useContext(WordingContext);
}
