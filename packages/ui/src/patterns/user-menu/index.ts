export { AccountBar } from './AccountBar.tsx';
