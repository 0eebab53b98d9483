import { Suspense } from 'react';
import { LoadingNotice } from '@wutong/ui/components/loading-notice';
import { routeMeta, type RouteName } from '../catalogue/routes.ts';
import { PAGES } from '../routes/pages.ts';
import { RouteGate } from '../session/route-gate.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { usePageTitle } from './page-arrival.tsx';
import { LeavePage } from './leave-page.tsx';
import { useSite } from './site-context.ts';
import type { Slots } from './slots.ts';

/** One route's page: its title, who may see it, and what is drawn while it loads or when it breaks. */
export function RoutePage({ name, slots }: { name: RouteName; slots: Slots }) {
  const meta = routeMeta(name);
  usePageTitle(meta.title);
  const { branch, errors } = useSite();
  const Page = slots.pages?.[name] ?? PAGES[name];
  const elsewhere = branch.routesExternal?.[name];
  if (elsewhere !== undefined) return <LeavePage to={elsewhere} />;
  return (
    <CrashBoundary errors={errors}>
      <RouteGate meta={meta}>
        <Suspense fallback={<LoadingNotice />}>
          <Page />
        </Suspense>
      </RouteGate>
    </CrashBoundary>
  );
}
