export { Menu, menuIntent, preloadMenu, type MenuItem, type MenuProps } from './Menu.tsx';
