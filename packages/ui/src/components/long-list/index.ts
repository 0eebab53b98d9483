export { LongList, type LongListProps } from './LongList.tsx';
export { lightRows } from './LongList.styles.ts';
export { LongRows, type LongRowsProps } from './LongRows.tsx';
export { useNear, type NearPart } from './use-near.ts';
export { useLate } from './use-late.ts';
