export { SearchBox, type SearchBoxProps, type SearchChoice } from './SearchBox.tsx';
