export { RegionPicker, type RegionPickerProps } from './RegionPicker.tsx';
export type { LoadRegions } from './use-region-levels.ts';
