import { useCallback } from 'react';
import { MESSAGES } from '../messages/messages.ts';
import { useSite } from '../shell/site-context.ts';

/**
 * Asks a visitor to sign in, in place. After it the page that was asked for is shown: `returnTo`, or
 * the one that is open now.
 */
export function useAskLogin() {
  const { login } = useSite();
  return useCallback(
    (returnTo?: string) => {
      const here = `${location.pathname}${location.search}`;
      login.open({ kind: 'asked', reason: MESSAGES.signInToGoOn, returnTo: returnTo ?? here });
    },
    [login],
  );
}
