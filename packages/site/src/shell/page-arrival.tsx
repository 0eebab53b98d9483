import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageTitle } from '@wutong/domain';
import { useSite } from './site-context.ts';

/** Sets the page title: platform name plus route name (spec section 1). */
export function usePageTitle(name: string): void {
  const { platform } = useSite();
  useEffect(() => {
    document.title = pageTitle(platform.platformName, name);
  }, [platform.platformName, name]);
}

/**
 * What a full page load would do and a router does not: a new page starts at its top, and a screen
 * reader starts at its content. Going back keeps the browser's own position.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
  return null;
}
