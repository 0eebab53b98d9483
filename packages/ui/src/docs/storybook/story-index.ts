import { use } from 'react';

/** A story or page as Storybook's own index lists it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  /** The file that it comes from: `./packages/ui/src/screens/cart-screen/CartScreen.stories.tsx`. */
  readonly importPath: string;
}

let asked: Promise<readonly IndexEntry[]> | undefined;

async function fetchIndex(): Promise<readonly IndexEntry[]> {
  const answer = await fetch('./index.json');
  const { entries }: { entries: Readonly<Record<string, IndexEntry>> } = await answer.json();
  return Object.values(entries);
}

/** Everything in the sidebar; suspends until it is known. */
export function useStoryIndex(): readonly IndexEntry[] {
  asked ??= fetchIndex();
  return use(asked);
}

/** The folder of a story file below its floor: `cart-screen`; empty for what stands elsewhere. */
export function folderOf({ importPath }: IndexEntry): string {
  return /\/src\/(?:components|patterns|screens)\/([^/]+)\//.exec(importPath)?.[1] ?? '';
}
