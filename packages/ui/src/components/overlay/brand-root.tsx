import { useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Where an overlay goes: the nearest brand root, so that it keeps the brand's colours also where several brands
 * stand on one page; from inside a dialog that dialog, because nothing outside of it can be reached. The root may be
 * the document itself, which takes no children beside the body.
 */
export function brandRootOf(element: Element): Element {
  const root = element.closest('dialog[open], [data-brand]');
  return root && root !== document.documentElement ? root : document.body;
}

/** Marks the place of an overlay in the page, and draws it once that place is known. */
export function BrandAnchor({ children }: { children: (root: Element) => ReactNode }) {
  const [root, setRoot] = useState<Element | null>(null);
  return (
    <>
      <span hidden ref={(element) => { if (element) setRoot(brandRootOf(element)); }} />
      {root && children(root)}
    </>
  );
}
