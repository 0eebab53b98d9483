import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '@wutong/api-client';
import { LOGIN_MESSAGES } from '@wutong/domain';
import { href } from '../catalogue/index.ts';
import { toFailure } from '../errors/failure.ts';
import { endSession, renewRecord } from '../session/sign-out.ts';
import { wearRecord } from './wear-record.ts';
import { useSite } from './site-context.ts';

/** Signing out: asked first, then carried out, then at the home page (spec section 4). */
export function useSignOut() {
  const parts = useSite();
  const navigate = useNavigate();
  const { pathname } = useLocation();
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
      const record = await renewRecord(parts, location.hostname);
      if (record) wearRecord(record, parts.platform);
      setPending(false);
      setAsking(false);
      if (pathname !== href('home')) void navigate(href('home'));
    }
  }

  return { asking, pending, ask: () => setAsking(true), cancel: () => setAsking(false), confirm: () => void confirm() };
}
