import { useCallback, useEffect, useRef } from 'react';

/**
 * The same function for as long as the component stands, which calls the latest one given: for memoised rows, whose
 * callers write their callbacks anew each time. Not for use while rendering.
 */
export function useStable<Args extends readonly unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: Args) => held.current(...args), []);
}
