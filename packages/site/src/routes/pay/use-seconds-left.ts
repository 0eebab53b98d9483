import { useEffect, useState } from 'react';
import type { IsoTime } from '@wutong/domain';

/** Whole seconds from now to a moment, counting down; 0 once it has passed or when there is none. */
export function useSecondsLeft(until: IsoTime | undefined): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === undefined) return setLeft(0);
    const end = Date.parse(until);
    const tick = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
