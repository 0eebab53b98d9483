import { useCallback, useEffect, useState } from 'react';
import { loginCaptcha, smsCaptcha } from '@wutong/contract/calls/auth';
import { useSite } from '../shell/site-context.ts';

/** The picture code of the login dialog. */
export type CaptchaState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; image: string; key: string };

/** A picture for one way of signing in; a new one whenever it is asked for, since each is used once. */
export function useCaptcha(mode: 'sms' | 'password', wanted: boolean) {
  const { client } = useSite();
  const [captcha, setCaptcha] = useState<CaptchaState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    let stopped = false;
    setCaptcha({ status: 'loading' });
    client.call(mode === 'sms' ? smsCaptcha : loginCaptcha, {}).then(
      (picture) => !stopped && setCaptcha({ status: 'ready', image: picture.image, key: picture.key }),
      () => !stopped && setCaptcha({ status: 'failed' }),
    );
    return () => {
      stopped = true;
    };
  }, [client, mode, wanted, round]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  return { captcha, refresh };
}
