import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { userDetail } from '@wutong/contract/calls/users';
import { useCall } from '../api/use-call.ts';
import { listenForErrors } from '../error-log/listen.ts';
import { useSite } from '../shell/site-context.ts';
import { keepFresh } from './keep-fresh.ts';
import { useForgetOthers } from './use-forget-others.ts';
import { useSession } from './use-session.ts';

/** Keeps the session in step with the server's account and with the other tabs of this browser. */
export function SessionEvents() {
  const { branch, client, errors, session } = useSite();
  const current = useSession();
  const { data: user } = useCall(userDetail, current.status === 'signedIn' ? {} : null);

  useEffect(() => {
    if (user) session.refreshUser(user);
  }, [session, user]);

  useEffect(() => {
    const reread = (event: StorageEvent) => {
      if (event.storageArea === localStorage) session.reread();
    };
    window.addEventListener('storage', reread);
    return () => window.removeEventListener('storage', reread);
  }, [session]);

  const reports = branch.errorReports !== false;
  useEffect(() => (reports ? listenForErrors(window, errors) : undefined), [errors, reports]);
  useEffect(() => keepFresh(client, session), [client, session]);
  useForgetOthers(current);
  useLostSession();
  return null;
}

/** A session that the server ended: to the start page (spec section 4); the login dialog is open there. */
function useLostSession(): void {
  const { login } = useSite();
  const navigate = useNavigate();
  useEffect(
    () =>
      login.subscribe(() => {
        if (login.read()?.kind === 'lost') void navigate('/');
      }),
    [login, navigate],
  );
}
