import { Suspense, useEffect, type ReactNode } from 'react';
import { Button } from '@wutong/ui/components/button';
import { LoadingNotice } from '@wutong/ui/components/loading-notice';
import { Result } from '@wutong/ui/components/result';
import { USER_TYPE } from '@wutong/domain';
import { href, type RouteNeeds } from '../catalogue/index.ts';
import { MESSAGES } from '../messages/messages.ts';
import { PAGES } from '../routes/pages.ts';
import { useSite } from '../shell/site-context.ts';
import { useAskLogin } from './use-ask-login.ts';
import { useSession } from './use-session.ts';

const NEEDED_TYPE = { learner: USER_TYPE.learner, enterprise: USER_TYPE.enterprise } as const;

const Forbidden = PAGES.forbidden;

/**
 * Shows a page to who may see it. A visitor is asked to sign in, in place; the page follows by itself. Who is signed in
 * with another kind of account sees what /403 shows (spec section 6).
 */
export function RouteGate({ needs, children }: { needs: RouteNeeds; children: ReactNode }) {
  const { login } = useSite();
  const session = useSession();
  const askLogin = useAskLogin();
  const mustSignIn = needs !== 'nothing' && session.status === 'guest';

  useEffect(() => {
    if (mustSignIn && login.read() === null) askLogin();
  }, [mustSignIn, login, askLogin]);

  if (needs === 'nothing') return children;
  const toHome = <Button href={href('home')}>{MESSAGES.home}</Button>;
  if (session.status === 'guest') {
    return (
      <Result
        kind="forbidden"
        title={MESSAGES.signInFirst}
        actions={
          <>
            <Button variant="primary" onClick={() => askLogin()}>
              {MESSAGES.signIn}
            </Button>
            {toHome}
          </>
        }
      >
        {MESSAGES.signInFirstText}
      </Result>
    );
  }
  if (session.type === NEEDED_TYPE[needs]) return children;
  return (
    <Suspense fallback={<LoadingNotice />}>
      <Forbidden />
    </Suspense>
  );
}
