export { ChunkFailedNotice } from './ChunkFailedNotice.tsx';
export { CrashScreen, type CrashScreenProps } from './CrashScreen.tsx';
