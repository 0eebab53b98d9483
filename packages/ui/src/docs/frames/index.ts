export { heightOf } from './heights.ts';
export { storyAddress } from './story-address.ts';
export { StoryFrame } from './StoryFrame.tsx';
