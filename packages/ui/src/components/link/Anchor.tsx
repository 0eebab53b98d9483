import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useWording } from '../../wording/index.ts';
import { useLinkComponent } from './LinkProvider.tsx';
import type { LinkComponentProps } from './LinkProvider.tsx';

export interface AnchorProps extends LinkComponentProps {
  /** Leaves the site: opens a new tab and says so to screen readers. */
  external?: boolean | undefined;
}

/** An address without a look of its own: the router's link inside the site, a new tab outside of it. */
export function Anchor({ external = false, children, ...rest }: AnchorProps) {
  const RouterLink = useLinkComponent();
  const words = useWording().link;
  if (!external) return <RouterLink {...rest}>{children}</RouterLink>;
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </a>
  );
}
