import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from './LinkProvider.tsx';

/**
 * A click handler for what holds many plain `<a>` elements: a click on one of them goes where the router's link would
 * go, and how. For long lists, where a link component in each row costs more than the row.
 */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const changed = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      // An address elsewhere, a place in this page, a new tab or a download are the browser's.
      const inside = href.startsWith('/') && !href.startsWith('//') && !link?.target && !link?.hasAttribute('download');
      if (event.defaultPrevented || changed || !inside) return;
      event.preventDefault();
      navigate(href);
    },
    [navigate],
  );
}
