export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxOption, ComboboxOptions } from './options.ts';
