export { SearchScreen, type SearchScreenProps, type SearchState } from './SearchScreen.tsx';
