export { FollowToggle, type FollowToggleProps } from './FollowToggle.tsx';
