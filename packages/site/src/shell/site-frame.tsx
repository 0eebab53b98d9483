import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomBar } from '@wutong/ui/patterns/bottom-bar';
import { SidePanel } from '@wutong/ui/patterns/side-panel';
import { SiteFooter } from '@wutong/ui/patterns/site-footer';
import { SiteHeader } from '@wutong/ui/patterns/site-header';
import { SiteShell } from '@wutong/ui/patterns/site-shell';
import { TopBar } from '@wutong/ui/patterns/top-bar';
import { href, routeMeta } from '../catalogue/index.ts';
import { categoryHref } from '../routes/shared/links.ts';
import { useCategories } from '../routes/shared/use-categories.ts';
import { useCurrentRoute } from './current-route.ts';
import { footerFacts } from './footer-facts.ts';
import { greetingOf, lookOf } from './look-of.ts';
import { menuItem } from './menu-item.ts';
import { useSite } from './site-context.ts';
import { topLinks } from './top-links.ts';
import { useAccount } from './use-account.ts';
import { bottomBarItems } from './use-bottom-bar.ts';
import { useSearch } from './use-search.ts';
import { useSignOut } from './use-sign-out.ts';
import type { Slots } from './slots.ts';
import { usePageViews } from './use-page-views.ts';

/** Fetched when somebody asks to sign out: visitors never need the code of dialogs for it. */
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((module) => ({ default: module.SignOutDialog })));

/** The shell around every page, drawn from the branch's configuration or by its own parts. */
export function SiteFrame({ slots }: { slots: Slots }) {
  const { topBar: Top = TopBar, header: Header = SiteHeader, footer: Footer = SiteFooter, sidePanel: Panel = SidePanel } = slots;
  const { branch, platform } = useSite();
  const route = useCurrentRoute();
  const meta = routeMeta(route);
  usePageViews();
  const signOut = useSignOut();
  const account = useAccount(signOut.ask);
  const search = useSearch();
  const categories = { state: useCategories(), hrefOf: categoryHref, menuHidden: meta.withoutCategoryMenu ?? false };
  const menu = branch.menu.map((entry) => menuItem(branch, entry, route));
  const withFooter = branch.footer.shown === 'always' || meta.footer === true;
  const places = bottomBarItems(route, account);
  const variant = lookOf(branch, platform);
  const look = { variant, platformName: platform.platformName } as const;
  return (
    <>
      <SiteShell
        topBar={<Top variant={variant} greeting={greetingOf(branch, platform)} links={topLinks(branch, account)} account={account} />}
        header={
          <Header {...look} logo={platform.logo} homeHref={href('home')} menu={menu} search={search} account={account} categories={categories} />
        }
        footer={withFooter ? <Footer {...look} links={[]} facts={footerFacts(branch, platform)} /> : null}
        sidePanel={<Panel support={branch.support} entries={[]} />}
        bottomBar={places && <BottomBar items={places} />}
      >
        <Outlet />
      </SiteShell>
      {signOut.asking && (
        <Suspense fallback={null}>
          <SignOutDialog pending={signOut.pending} confirm={signOut.confirm} cancel={signOut.cancel} />
        </Suspense>
      )}
    </>
  );
}
