/** What a platform is to the product (spec section 3): 0 the main platform, 1 a sub-platform. */
export type PlatformIdentity = 0 | 1;

/**
 * The domain record: which platform answers on a host (spec sections 1 and 3). It alone decides
 * brand and mode; a branch's configuration only seeds it.
 */
export interface DomainRecord {
  id: string;
  /** Department; the empty string means the first branch. */
  deptId: string;
  platformName: string;
  /** Address of the logo; null lets the theme's own stand. */
  logo: string | null;
  identity: PlatformIdentity;
  /** How its users sign in, as the back end names it. */
  loginType: string;
  /** Key of the branch whose build serves the host. */
  branchKey: string;
  /** Key of the theme that dresses it. */
  themeKey: string;
  /** ICP filing number of this very host (spec section 2, footer); null lets the branch's stand. */
  filing: string | null;
  /** Hotline of this very host; null lets the branch's stand. */
  hotline: string | null;
  /** The institution to whose mini-site the host is forced (spec section 2, route guard); null for every other host. */
  institutionId: string | null;
}

/** Whether a record is the main platform: its department is the empty string (spec section 1). */
export function isMainPlatform(record: Pick<DomainRecord, 'deptId'>): boolean {
  return record.deptId === '';
}

/** The page title: platform name plus route name (spec section 1). */
export function pageTitle(platformName: string, routeName?: string): string {
  return routeName ? `${routeName} - ${platformName}` : platformName;
}
