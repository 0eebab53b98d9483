import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Branch } from './branch/branch.ts';
import { platformInPage } from './platform/read-platform.ts';
import { SiteStart } from './platform/site-start.tsx';
import type { Slots } from './shell/slots.ts';

/** Id of the element in which a site is drawn. */
const ROOT = 'root';

/** Starts a branch's site in the page. Throws when the page has no place for it. */
export function createSite(branch: Branch, slots: Slots = {}): void {
  const place = document.getElementById(ROOT);
  if (!place) throw new Error(`The page has no element #${ROOT}`);
  createRoot(place).render(
    <StrictMode>
      <SiteStart branch={branch} slots={slots} written={platformInPage(document)} />
    </StrictMode>,
  );
}
