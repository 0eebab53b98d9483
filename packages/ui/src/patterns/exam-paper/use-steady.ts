import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same between renders and calls the newest of those it was given: rows that hold it need not render again. */
export function useSteady<Args extends readonly unknown[]>(newest: ((...args: Args) => void) | undefined): (...args: Args) => void {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
