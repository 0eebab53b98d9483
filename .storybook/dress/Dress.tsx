import { StrictMode, type ReactNode } from 'react';
import { token } from '@wutong/ui/tokens';
import { WordingProvider } from '@wutong/ui/wording';
import { pseudoWording } from '../../packages/ui/src/docs/catalogue/index.ts';
import { dressesOf, type Dress as Worn } from '../brands.ts';
import { FrameGrid } from '../frames/FrameGrid.tsx';
import type { Look } from '../look.ts';
import { LayoutGrid } from './LayoutGrid.tsx';

interface DressProps {
  storyId: string;
  look: Look;
  /** Whether the story brings its own edges (screens, bars). */
  bleed: boolean;
  /** Whether it fills the window, as a page would; not among others on a docs page. */
  alone: boolean;
  children: (worn: Worn) => ReactNode;
}

/** The branch's words: none of its own, so that stories speak the house's, or the made-up language. */
const OWN_WORDS = { 'zh-CN': {}, pseudo: pseudoWording };

/**
 * Puts a story into brand roots, as a page of that branch would be. A root keeps its place when the brand, scheme or
 * language changes, so that the story inside is not mounted anew and keeps what was typed and opened.
 */
export function Dress({ storyId, look, bleed, alone, children }: DressProps) {
  const dresses = dressesOf(storyId, look.brand, look.scheme);
  const one = dresses.length === 1;
  if (!one && alone && look.width !== null) {
    return <Root worn={dresses[0]}><FrameGrid storyId={storyId} dresses={dresses} look={look} width={look.width} page={bleed} /></Root>;
  }
  const roots = (
    <div style={{ display: 'grid', gridTemplateColumns: one ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}>
      {dresses.map((worn, place) => (
        // A place, not a brand: switching the brand must not mount the story anew.
        <Root key={place} worn={worn} tall={one && alone} padded={!bleed} lined={look.grid}>
          <WordingProvider wording={OWN_WORDS[look.language]}>{children(worn)}</WordingProvider>
          {look.grid && <LayoutGrid />}
        </Root>
      ))}
    </div>
  );
  return look.strict ? <StrictMode>{roots}</StrictMode> : roots;
}

interface RootProps {
  worn: Worn | undefined;
  tall?: boolean;
  padded?: boolean;
  /** Whether the columns are laid over it. */
  lined?: boolean;
  children: ReactNode;
}

function Root({ worn, tall = false, padded = false, lined = false, children }: RootProps) {
  return (
    <div
      data-brand={worn?.brand.theme.key}
      data-scheme={worn?.scheme}
      lang="zh-CN"
      style={{ position: lined ? 'relative' : 'static', minWidth: 0, minHeight: tall ? '100dvh' : 'auto', padding: padded ? token.space.md : 0 }}
    >
      {children}
    </div>
  );
}
