export { AccountBar } from './AccountBar.tsx';
export { UserMenu } from './UserMenu.tsx';
