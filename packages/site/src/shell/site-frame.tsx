import { Outlet } from 'react-router-dom';
import { BottomBar } from '@wutong/ui/patterns/bottom-bar';
import { SidePanel } from '@wutong/ui/patterns/side-panel';
import { SiteFooter } from '@wutong/ui/patterns/site-footer';
import { SiteHeader } from '@wutong/ui/patterns/site-header';
import { SiteShell } from '@wutong/ui/patterns/site-shell';
import { TopBar } from '@wutong/ui/patterns/top-bar';
import { href, routeMeta, ROUTES } from '../catalogue/index.ts';
import { categoryHref } from '../routes/shared/links.ts';
import { useCategories } from '../routes/shared/use-categories.ts';
import { useCurrentRoute } from './current-route.ts';
import { footerFacts } from './footer-facts.ts';
import { greetingOf, lookOf } from './look-of.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useSite } from './site-context.ts';
import { useAccount } from './use-account.ts';
import { bottomBarItems } from './use-bottom-bar.ts';
import { useSearch } from './use-search.ts';
import { useSignOut } from './use-sign-out.ts';
import type { Slots } from './slots.ts';

/** The shell around every page, drawn from the branch's configuration or by its own parts. */
export function SiteFrame({ slots: { topBar: OwnTopBar, footer: OwnFooter } }: { slots: Slots }) {
  const { branch, platform } = useSite();
  const route = useCurrentRoute();
  const meta = routeMeta(route);
  const signOut = useSignOut();
  const account = useAccount(signOut.ask);
  const search = useSearch();
  const categories = { state: useCategories(), hrefOf: categoryHref, menuHidden: meta.withoutCategoryMenu ?? false };
  const menu = branch.menu.map((entry) =>
    'external' in entry
      ? { label: entry.label, href: entry.external, external: true }
      : { label: entry.label ?? ROUTES[entry.route].title, href: href(entry.route), current: entry.route === route },
  );
  const withFooter = branch.footer.shown === 'always' || meta.footer === true;
  const places = bottomBarItems(route, account);
  const variant = lookOf(branch, platform);
  const look = { variant, platformName: platform.platformName } as const;
  return (
    <>
      <SiteShell
        topBar={
          OwnTopBar ? <OwnTopBar /> : <TopBar variant={variant} greeting={greetingOf(branch, platform)} links={[]} account={account} />
        }
        header={
          <SiteHeader {...look} logo={platform.logo} homeHref={href('home')} menu={menu} search={search} account={account} categories={categories} />
        }
        footer={withFooter ? OwnFooter ? <OwnFooter /> : <SiteFooter {...look} links={[]} facts={footerFacts(branch, platform)} /> : null}
        sidePanel={<SidePanel support={branch.support} entries={[]} />}
        bottomBar={places && <BottomBar items={places} />}
      >
        <Outlet />
      </SiteShell>
      <SignOutDialog {...signOut} />
    </>
  );
}
