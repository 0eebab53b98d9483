export { FriendLinks, type FriendLinksProps } from './FriendLinks.tsx';
