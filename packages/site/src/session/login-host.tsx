import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSite } from '../shell/site-context.ts';

const SiteLoginDialog = lazy(() => import('./login-dialog-route.tsx'));

/** The login dialog while it is asked for; its code is fetched only then. */
export function LoginHost() {
  const { login } = useSite();
  const request = useSyncExternalStore(login.subscribe, login.read, () => null);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <SiteLoginDialog request={request} />
    </Suspense>
  );
}
