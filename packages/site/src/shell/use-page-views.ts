import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from './site-context.ts';

/**
 * Tells the branch's analytics, where it has one, which page was opened: path and branch, no query, no user. A beacon is not
 * waited for, and its failure is nobody's concern.
 */
export function usePageViews(): void {
  const { branch } = useSite();
  const { pathname } = useLocation();
  const endpoint = branch.analytics?.endpoint;
  useEffect(() => {
    if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify({ path: pathname, branch: branch.key }));
  }, [endpoint, pathname, branch.key]);
}
