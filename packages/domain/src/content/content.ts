/** A banner of the home page. It is drawn from its words when it has no picture. */
export interface Banner {
  id: string;
  title: string;
  subtitle: string | null;
  image: string | null;
  /** The course it leads to; null for one that only informs. */
  courseId: string | null;
}

/** A site of a partner, as the platform lists it. */
export interface FriendLink {
  id: string;
  name: string;
  /** Address, http or https. */
  href: string;
  /** Address of a logo; null shows the name alone. */
  logo: string | null;
}

/** How the platform is reached (spec section 7, platform-contact). What is not offered is null. */
export interface PlatformContact {
  hotline: string;
  /** When somebody answers: 工作日 9:00-17:30. */
  hours: string | null;
  email: string | null;
  /** Number of the online support on QQ. */
  qq: string | null;
  address: string | null;
}

/** The address that a telephone number dials: `tel:4000001234`. A leading plus stays, signs between digits go. */
export function dialHref(number: string): string {
  return `tel:${number.replaceAll(/(?!^\+)\D/g, '')}`;
}
