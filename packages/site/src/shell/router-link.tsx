import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '@wutong/ui/components/link';

/** Links of the design system as links of the router; an address elsewhere stays a plain anchor. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  if (!href.startsWith('/') || href.startsWith('//')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
