export { VideoPlayer, type VideoPlayerProps, type VideoState } from './VideoPlayer.tsx';
