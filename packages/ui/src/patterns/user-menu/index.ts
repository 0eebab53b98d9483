export { AccountBar, type AccountBarProps } from './AccountBar.tsx';
