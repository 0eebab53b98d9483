import { useState } from 'react';
import { signInByPassword, signInBySms } from '@wutong/api-client';
import type { PasswordLogin, SmsLogin } from '@wutong/domain';
import { useSite } from '../shell/site-context.ts';
import type { LoginRequest } from './login-store.ts';
import { useCaptcha } from './use-captcha.ts';
import { useSendCode } from './use-send-code.ts';
import { useSignIn } from './use-sign-in.ts';

/** The login dialog's state and actions (spec sections 4, 5 and 8) for one request to sign in. */
export function useLogin(request: LoginRequest) {
  const { client, platform } = useSite();
  const [mode, setMode] = useState<'sms' | 'password'>('sms');
  const { captcha, refresh } = useCaptcha(mode, true);
  const { pending, failure, setFailure, signIn } = useSignIn(request);
  const captchaKey = captcha.status === 'ready' ? captcha.key : '';
  const { code, send } = useSendCode(captchaKey, refresh, setFailure);

  async function onPasswordLogin({ phone, password, imageCode }: PasswordLogin): Promise<void> {
    const credentials = { username: phone, password, captchaKey, captchaCode: imageCode };
    // The picture is spent, whatever was wrong.
    if (!(await signIn(() => signInByPassword(client, credentials)))) refresh();
  }

  return {
    mode,
    onMode: (next: 'sms' | 'password') => {
      setFailure(null);
      setMode(next);
    },
    captcha,
    onRefreshCaptcha: refresh,
    code,
    onSendCode: (typed: Pick<SmsLogin, 'phone' | 'imageCode'>) => {
      setFailure(null);
      void send(typed);
    },
    pending,
    onSmsLogin: ({ phone, smsCode }: SmsLogin) =>
      void signIn(() => signInBySms(client, { phone, code: smsCode, platformId: platform.id })),
    onPasswordLogin: (typed: PasswordLogin) => void onPasswordLogin(typed),
    failure,
  };
}
