import type { ReactNode } from 'react';
import { token } from '@wutong/ui/tokens';
import { dressesOf } from './brands.ts';

interface DressProps {
  storyId: string;
  brand: unknown;
  scheme: unknown;
  /** Whether the story brings its own edges (screens, bars). */
  bleed: boolean;
  /** Whether it fills the window, as a page would; not among others on a docs page. */
  alone: boolean;
  children: () => ReactNode;
}

/** Puts a story into brand roots, as a page of that branch would be. */
export function Dress({ storyId, brand, scheme, bleed, alone, children }: DressProps) {
  const dresses = dressesOf(storyId, brand, scheme);
  const one = dresses.length === 1;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: one ? '1fr' : 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}>
      {dresses.map((dress) => (
        <div
          key={`${dress.brand.key}-${dress.scheme}`}
          data-brand={dress.brand.key}
          data-scheme={dress.scheme}
          style={{ minWidth: 0, minHeight: one && alone ? '100dvh' : 'auto', padding: bleed ? 0 : token.space.md }}
        >
          {children()}
        </div>
      ))}
    </div>
  );
}
