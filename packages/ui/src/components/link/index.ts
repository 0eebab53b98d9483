export { Anchor, type AnchorProps } from './Anchor.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { LinkProvider, useNavigate } from './LinkProvider.tsx';
export type { LinkComponent, LinkComponentProps, LinkProviderProps, Navigate } from './LinkProvider.tsx';
export { useLinkClicks } from './use-link-clicks.ts';
