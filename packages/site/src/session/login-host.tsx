import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSite } from '../shell/site-context.ts';

const loadDialog = () => import('./login-dialog-route.tsx');
const SiteLoginDialog = lazy(loadDialog);

/** Fetches the login dialog before it is needed, so that the first press opens it at once. */
export function preloadLogin(): void {
  // A failed fetch is tried again when the dialog is opened.
  loadDialog().catch(() => undefined);
}

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
