export { BottomBar, type BottomBarItem } from './BottomBar.tsx';
