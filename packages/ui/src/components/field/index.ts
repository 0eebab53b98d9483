export { Field, type FieldControl, type FieldProps, type FieldTexts } from './Field.tsx';
export { control } from './control.styles.ts';
export { trailing } from './trailing.styles.ts';
