import { lazy, Suspense, useState } from 'react';
import { BrandAnchor } from './brand-root.tsx';
import type { OverlayProps } from './OverlayImpl.tsx';

const load = () => import('./OverlayImpl.tsx').then((module) => ({ default: module.OverlayImpl }));
const Impl = lazy(load);

/** Fetches the primitives library ahead of the first dialog or drawer; a failure waits for the real opening. */
export function preloadOverlay(): void {
  load().catch(() => undefined);
}

/**
 * Spread on what opens an overlay: the code is fetched when the pointer or the keyboard arrives, so that the
 * press finds it there. A press that comes first is not lost: `open` is state, and the overlay follows it.
 */
export const overlayIntent = { onPointerEnter: preloadOverlay, onFocus: preloadOverlay };

/** The eager, nearly empty half of every dialog and drawer: nothing is fetched before the first opening. */
export function Overlay(props: OverlayProps) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return (
    <BrandAnchor>
      {(root) => asked && (
        <Suspense fallback={null}>
          <Impl {...props} root={root} />
        </Suspense>
      )}
    </BrandAnchor>
  );
}
