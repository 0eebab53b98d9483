export { PlayerScreen } from './PlayerScreen.tsx';
export type { PlayerScreenProps, PlayerState, ProgressSaving } from './props.ts';
