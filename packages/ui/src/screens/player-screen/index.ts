export { PlayerScreen, type PlayerScreenProps, type PlayerState, type ProgressSaving } from './PlayerScreen.tsx';
