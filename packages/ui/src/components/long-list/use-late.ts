import { useEffect, useState } from 'react';
import { whenIdle } from './late.ts';

/** A value as it is while `now`; otherwise as it was, until the browser is idle. For what is far from the window. */
export function useLate<Value>(value: Value, now: boolean): Value {
  const [held, setHeld] = useState({ value, now });
  if (held.now !== now) setHeld({ value, now });
  const behind = !now && held.value !== value;
  useEffect(() => (behind ? whenIdle(() => setHeld({ value, now: false })) : undefined), [behind, value]);
  return now ? value : held.value;
}
