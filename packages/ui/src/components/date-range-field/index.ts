export { DateRangeField, type DateRangeFieldProps, type DayRange } from './DateRangeField.tsx';
