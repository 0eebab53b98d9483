import type { FirstLoad } from './measure.ts';

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** The first loads as a table, with the room that is left below the limit or what is too much. */
export function sizeTable(loads: readonly FirstLoad[], limit: number): string {
  const rows = loads.map(({ branch, files, loaded, noted }) => {
    const room = loaded <= limit ? `${kB(limit - loaded)} left` : `${kB(loaded - limit)} too much`;
    return `  ${branch.padEnd(16)} ${kB(loaded).padStart(10)}  ${String(files.length).padStart(2)} files  by the manifest ${kB(noted).padStart(10)}  ${room}`;
  });
  return [`First-load JavaScript of /index, gzip (limit ${kB(limit)}):`, ...rows].join('\n');
}
