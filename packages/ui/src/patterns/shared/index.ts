export type { AccountView, GuestAccount, NavItem, UserAccount } from './navigation.ts';
