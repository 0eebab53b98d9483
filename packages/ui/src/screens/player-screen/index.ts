export { PlayerScreen } from './PlayerScreen.tsx';
export type { PlayerScreenProps, PlayerState } from './props.ts';
