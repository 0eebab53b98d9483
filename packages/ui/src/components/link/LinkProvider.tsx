import { createContext, useContext, useMemo } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** What the router's link receives: an anchor's props with a definite address. */
export type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** A link that knows the router, given once at the top of a site. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** Goes to an address of the site, for the few parts (menus) whose library presses links by itself. */
export type Navigate = (href: string) => void;

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const leave: Navigate = (href) => window.location.assign(href);

const LinkContext = createContext<{ link: LinkComponent; navigate: Navigate }>({ link: PlainLink, navigate: leave });

export interface LinkProviderProps {
  link: LinkComponent;
  navigate: Navigate;
  children: ReactNode;
}

/** Tells everything below how the site navigates; without it links are plain anchors. */
export function LinkProvider({ link, navigate, children }: LinkProviderProps) {
  const value = useMemo(() => ({ link, navigate }), [link, navigate]);
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The link component in force here. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext).link;
}

/** The way to navigate in force here. */
export function useNavigate(): Navigate {
  return useContext(LinkContext).navigate;
}
