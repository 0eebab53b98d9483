import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, type SignedIn } from '@wutong/api-client';
import { displayName, LOGIN_MESSAGES, userTypeOfRoles } from '@wutong/domain';
import { userDetail } from '@wutong/contract/calls/users';
import { href } from '../catalogue/index.ts';
import { toastOf, toFailure } from '../errors/failure.ts';
import { TOAST_MS } from '../feedback/toasts.ts';
import { useSite } from '../shell/site-context.ts';
import type { LoginRequest } from './login-store.ts';

/**
 * Carries out a sign-in: tokens, then the user, then the notice for one second (spec section 8). A login by
 * choice ends at the home page, one that was asked for at the page that asked. Answers whether it succeeded.
 */
export function useSignIn(request: LoginRequest) {
  const { client, session, login, toasts } = useSite();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function signIn(attempt: () => Promise<SignedIn>): Promise<boolean> {
    setPending(true);
    setFailure(null);
    try {
      const answer = await attempt();
      const user = await client.call(userDetail, {});
      session.begin(user, userTypeOfRoles(answer.roleNames), answer.tenantId);
      toasts.show('success', `${LOGIN_MESSAGES.signedIn}，${displayName(user)}`, TOAST_MS.short);
      login.close();
      void navigate(request.kind === 'choice' ? href('home') : request.returnTo);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      session.end();
      const text = toastOf(error);
      if (text) toasts.show('danger', text);
      setFailure(text ?? toFailure(error).message);
      return false;
    } finally {
      setPending(false);
    }
  }

  return { pending, failure, setFailure, signIn };
}
