import type { CourseSort, PlatformIdentity, SearchTarget, SearchTypeCode, StudyForm } from '@wutong/domain';
import type { RouteName } from '../catalogue/routes.ts';

/** An entry of the main menu: a route of the catalogue, or a link to elsewhere in a new tab. */
export type MenuEntry =
  | { route: RouteName; label?: string }
  | { external: string; label: string };

/** A choice of the search box (spec section 2, header). It shows once its results page exists. */
export interface SearchType {
  value: SearchTypeCode;
  target: SearchTarget;
}

/** A block of courses on the home page. */
export interface HomeBlock {
  key: string;
  title: string;
  /** What the block lists. */
  filter: { sort: CourseSort; charge?: 'free' | 'paid'; studyForm?: StudyForm };
  /** How many courses it shows. */
  count: 4 | 8;
}

/** What the footer says; the numbers that the law asks for are links (spec section 2). */
export interface FooterFacts {
  organiser: string;
  hotline: string;
  /** ICP filing number; links to the ministry's register. */
  filing: string;
  /** Police filing number, where the host has one. */
  police?: { text: string; code: string };
  address?: string;
}

/** Which pages and calls a purchase goes through (spec section 2, shopping). */
export type ShoppingVariant = 'main' | 'sub-platform';

/**
 * A branch: everything in which one site differs from the next, as data. Loadable in plain Node; the
 * gateway, the seeds, Storybook and the tests read the same object.
 */
export interface Branch {
  /** Folder name under `apps/` and key of its domain records. */
  key: string;
  platformName: string;
  /** Hosts that the sample database gives to it. */
  hosts: readonly string[];
  /** Department; the empty string makes it the first branch (spec section 1). */
  deptId: string;
  identity: PlatformIdentity;
  loginType: string;
  /** Key of its theme. */
  theme: string;
  /** Which drawing of top bar, header and footer it uses. */
  look: 'main' | 'association';
  greeting: string;
  menu: readonly MenuEntry[];
  searchTypes: readonly SearchType[];
  shopping: ShoppingVariant;
  home: readonly HomeBlock[];
  footer: FooterFacts & {
    /** `always`, or only on routes whose meta says so. */
    shown: 'always' | 'byRoute';
  };
  /** Online support, shown in the floating side panel. */
  support: { label: string; href: string } | null;
  /** How a password travels: the back ends of this family differ (TLS is assumed in any case). */
  passwordPreparation: 'plain' | 'md5';
  /** Routes of the catalogue that this branch leaves out. */
  routesOff: readonly RouteName[];
  /** Routes that this branch has on another site: its menu opens them in a new tab, their address here leads there. */
  routesExternal?: Readonly<Partial<Record<RouteName, string>>>;
  /** Own words in place of the house's, by group and key of the wording catalogue; a build refuses keys that it has not. */
  wording?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where page views are told (path and branch, never a user); left out, nobody is told. */
  analytics?: { endpoint: string };
  /** Whether runtime errors are reported to the log call; left out, they are. */
  errorReports?: boolean;
}

/** A mistake in a branch's configuration: names the field and the way out. */
export class BranchMistake extends Error {
  readonly field: string;

  constructor(key: string, field: string, reason: string) {
    super(`Branch ${key}: ${field}: ${reason}`);
    this.name = 'BranchMistake';
    this.field = field;
  }
}
