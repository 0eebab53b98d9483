/** The pages of an institution's mini-site that its menu may lead to (spec section 2, institution mini-site). */
export const MINI_SITE_PAGES = [
  'home', 'courses', 'news', 'rules', 'questions', 'introduction', 'downloads', 'app', 'contact',
] as const;

/** A page of a mini-site. */
export type MiniSitePage = (typeof MINI_SITE_PAGES)[number];

/** An entry of a mini-site's menu as the institution keeps it (spec section 3, institution route item). */
export interface InstitutionRoute {
  page: MiniSitePage;
  /** As the institution calls it; blank lets the page's usual name stand. */
  name: string;
  institutionId: string;
  /** Whether the menu shows it. */
  shown: boolean;
}

/** An entry of the menu as readers see it. */
export interface MiniSiteEntry {
  page: MiniSitePage;
  name: string;
}

/** What the pages are called where an institution gives them no name of its own. */
export const MINI_SITE_NAMES: Readonly<Record<MiniSitePage, string>> = {
  home: '首页', courses: '课程中心', news: '新闻动态', rules: '规章制度', questions: '常见问题', introduction: '机构介绍',
  downloads: '下载中心', app: '手机端', contact: '联系我们',
};

/**
 * The menu of a mini-site: what the institution shows, in its order, each page once. The home page always comes
 * first, also where it was hidden by mistake: without it there is no way back within the site.
 */
export function miniSiteMenu(routes: readonly InstitutionRoute[]): MiniSiteEntry[] {
  const named = new Map<MiniSitePage, string>([['home', MINI_SITE_NAMES.home]]);
  const seen = new Set<MiniSitePage>();
  for (const { page, name, shown } of routes) {
    if (!shown || seen.has(page)) continue;
    seen.add(page);
    named.set(page, name.trim() || MINI_SITE_NAMES[page]);
  }
  return [...named].map(([page, name]) => ({ page, name }));
}
