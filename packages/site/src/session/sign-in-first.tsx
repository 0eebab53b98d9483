import { useEffect } from 'react';
import { Button } from '@wutong/ui/components/button';
import { Result } from '@wutong/ui/components/result';
import { href } from '../catalogue/index.ts';
import { MESSAGES } from '../messages/messages.ts';
import { useSite } from '../shell/site-context.ts';
import { useAskLogin } from './use-ask-login.ts';

/** Stands where a page needs a user: asks to sign in, in place; the page follows by itself. */
export function SignInFirst() {
  const { login } = useSite();
  const askLogin = useAskLogin();
  useEffect(() => {
    if (login.read() === null) askLogin();
  }, [login, askLogin]);
  return (
    <Result
      kind="forbidden"
      title={MESSAGES.signInFirst}
      actions={
        <>
          <Button variant="primary" onClick={() => askLogin()}>{MESSAGES.signIn}</Button>
          <Button href={href('home')}>{MESSAGES.home}</Button>
        </>
      }
    >
      {MESSAGES.signInFirstText}
    </Result>
  );
}
