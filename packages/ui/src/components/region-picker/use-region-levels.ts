import { useEffect, useRef, useState } from 'react';
import { REGION_ROOT } from '@wutong/domain';
import type { Region, RegionPath } from '@wutong/domain';

/** The regions under one parent, as far as they are known. */
export type RegionLevelState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; regions: readonly Region[] };

/** Answers the regions under a parent: `00` for the provinces. Rejects where they cannot be had. */
export type LoadRegions = (parentCode: string) => Promise<readonly Region[]>;

/**
 * The levels that a path opens, each asked for once; `retry` asks again. What was answered stays for the life of the
 * picker, so that changing one's mind costs no second wait.
 */
export function useRegionLevels(path: RegionPath, count: number, load: LoadRegions) {
  const [known, setKnown] = useState<Readonly<Record<string, RegionLevelState>>>({});
  const asked = useRef(new Set<string>());
  const parents = [REGION_ROOT, ...path].slice(0, count);
  const ask = (parent: string): void => {
    const settle = (state: RegionLevelState): void => setKnown((before) => ({ ...before, [parent]: state }));
    settle({ status: 'loading' });
    load(parent).then((regions) => settle({ status: 'ready', regions }), () => settle({ status: 'failed' }));
  };
  useEffect(() => {
    for (const parent of parents) {
      if (!asked.current.has(parent)) ask(parent);
      asked.current.add(parent);
    }
  });
  const levels = parents.map((parent) => ({ parent, state: known[parent] ?? { status: 'loading' as const } }));
  const regionOf = (code: string): Region | undefined =>
    Object.values(known).flatMap((state) => (state.status === 'ready' ? state.regions : [])).find((region) => region.code === code);
  return { levels, regionOf, retry: ask };
}
