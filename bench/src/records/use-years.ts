import { useState } from 'react';

/** Which years are closed; all are open at first. */
export function useYears() {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const toggle = (year: number): void => {
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(year)) after.add(year);
      return after;
    });
  };
  return { closed, toggle };
}
