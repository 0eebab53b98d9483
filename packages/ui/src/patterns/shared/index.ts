export { markPieces } from './highlight.ts';
export { Marked } from './Marked.tsx';
export type { AccountView, GuestAccount, NavAction, NavEntry, NavItem, UserAccount } from './navigation.ts';
export { marks, oneLine, twoLines } from './text.styles.ts';
export { Way } from './Way.tsx';
export { focusFirstInvalid } from './focus-first-invalid.ts';
