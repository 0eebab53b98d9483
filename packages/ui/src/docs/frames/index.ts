export { heightOf } from './heights.ts';
export { storyAddress, type FrameLook } from './story-address.ts';
export { StoryFrame } from './StoryFrame.tsx';
