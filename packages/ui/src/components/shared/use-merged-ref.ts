import { useCallback } from 'react';
import type { Ref } from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** One ref that feeds two: the component's own and its caller's. */
export function useMergedRef<T>(own: Ref<T>, caller: Ref<T> | undefined): (value: T | null) => void {
  return useCallback(
    (value: T | null) => {
      assign(own, value);
      assign(caller, value);
    },
    [own, caller],
  );
}
