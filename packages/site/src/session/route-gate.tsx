import { Suspense, type ReactNode } from 'react';
import { Button } from '@wutong/ui/components/button';
import { LoadingNotice } from '@wutong/ui/components/loading-notice';
import { Result } from '@wutong/ui/components/result';
import { isOffered, USER_TYPE } from '@wutong/domain';
import { href, type RouteMeta } from '../catalogue/index.ts';
import { toFailure } from '../errors/failure.ts';
import { MESSAGES } from '../messages/messages.ts';
import { PAGES } from '../routes/pages.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { usePermissions } from './use-permissions.ts';
import { useSession } from './use-session.ts';

const NEEDED_TYPE = { learner: USER_TYPE.learner, enterprise: USER_TYPE.enterprise } as const;

const Forbidden = PAGES.forbidden;

/**
 * Shows a page to who may see it (spec section 6). A visitor is asked to sign in, in place; who is signed in with another
 * kind of account, or lacks the route's permission, sees what /403 shows.
 */
export function RouteGate({ meta, children }: { meta: RouteMeta; children: ReactNode }) {
  const { needs, permission } = meta;
  const session = useSession();
  const permissions = usePermissions(permission !== undefined);

  if (needs === 'nothing') return children;
  if (session.status === 'guest') return <SignInFirst />;
  if (permissions.status === 'failed') {
    return (
      <Result
        kind="failed"
        title={toFailure(permissions.error).message}
        actions={
          <>
            <Button variant="primary" onClick={permissions.retry}>{MESSAGES.tryAgain}</Button>
            <Button href={href('home')}>{MESSAGES.home}</Button>
          </>
        }
      />
    );
  }
  if (permissions.status === 'loading' && permission !== undefined) return <LoadingNotice />;
  const map = permissions.status === 'ready' ? permissions.map : {};
  if (isOffered({ type: NEEDED_TYPE[needs], permission }, { type: session.type, permissions: map })) return children;
  return (
    <Suspense fallback={<LoadingNotice />}>
      <Forbidden />
    </Suspense>
  );
}
