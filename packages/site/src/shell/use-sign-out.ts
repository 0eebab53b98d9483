import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '@wutong/api-client';
import { LOGIN_MESSAGES } from '@wutong/domain';
import { href } from '../catalogue/index.ts';
import { toFailure } from '../errors/failure.ts';
import { endSession } from '../session/sign-out.ts';
import { useSite } from './site-context.ts';

/** Signing out: asked first, then carried out, then at the home page (spec section 4). */
export function useSignOut() {
  const parts = useSite();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);

  async function confirm(): Promise<void> {
    setPending(true);
    try {
      await endSession(parts);
      parts.toasts.show('success', LOGIN_MESSAGES.signedOut);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Here the session is over in any case; the server's words say what it could not do.
      parts.toasts.show('danger', toFailure(error).message);
    } finally {
      setPending(false);
      setAsking(false);
      void navigate(href('home'));
    }
  }

  return { asking, pending, ask: () => setAsking(true), cancel: () => setAsking(false), confirm: () => void confirm() };
}
