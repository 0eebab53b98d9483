import type { UserType } from '@wutong/domain';

/** One way to somewhere: a menu entry, a footer link. */
export interface NavItem {
  label: string;
  href: string;
  /** Leads to another site, in a new tab. */
  external?: boolean | undefined;
  /** Whether the reader is there now. */
  current?: boolean | undefined;
}

/** What must be done before there is a way: a visitor signs in first. */
export interface NavAction {
  label: string;
  onPress: () => void;
  href?: undefined;
}

/** An entry of a bar or menu: usually a link, a button where signing in comes first (certificates, institution entry). */
export type NavEntry = NavItem | NavAction;

/** A visitor who has not signed in. */
export interface GuestAccount {
  kind: 'guest';
  onSignIn: () => void;
}

/** Somebody who has signed in, with the places that are theirs (spec section 2, header). */
export interface UserAccount {
  kind: 'user';
  name: string;
  /** Address of a picture; null lets the interface draw one. */
  avatar: string | null;
  type: UserType;
  /** Profile, orders, messages: only what exists, in the order of `centreLinks`. */
  links: readonly NavItem[];
  onSignOut: () => void;
  studyHref: string | null;
  cartHref: string | null;
  /** Courses in the cart; null while unknown. */
  cartCount: number | null;
}

/** Who is looking at the page. */
export type AccountView = GuestAccount | UserAccount;
