import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, signInByPassword, signInBySms } from '@wutong/api-client';
import type { SignedIn } from '@wutong/api-client';
import { displayName, LOGIN_MESSAGES, userTypeOfRoles, type PasswordLogin, type SmsLogin } from '@wutong/domain';
import { sendCode } from '@wutong/contract/calls/auth';
import { userDetail } from '@wutong/contract/calls/users';
import { useAct } from '../api/use-act.ts';
import { href } from '../catalogue/index.ts';
import { toastOf, toFailure } from '../errors/failure.ts';
import { TOAST_MS } from '../feedback/toasts.ts';
import { useSite } from '../shell/site-context.ts';
import type { LoginRequest } from './login-store.ts';
import { useCaptcha } from './use-captcha.ts';
import { useResendWait } from './use-resend-wait.ts';

/** The login dialog's state and actions (spec sections 4, 5 and 8) for one request to sign in. */
export function useLogin(request: LoginRequest) {
  const { client, session, login, toasts, platform } = useSite();
  const navigate = useNavigate();
  const act = useAct();
  const [mode, setMode] = useState<'sms' | 'password'>('sms');
  const [pending, setPending] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { captcha, refresh } = useCaptcha(mode, true);
  const { secondsLeft, start } = useResendWait();
  const key = captcha.status === 'ready' ? captcha.key : '';

  const waiting = secondsLeft > 0;
  const [wasWaiting, setWasWaiting] = useState(waiting);
  useEffect(() => {
    // A picture is used once: by the time another SMS may be sent, the one on screen is spent.
    if (wasWaiting && !waiting && mode === 'sms') refresh();
    setWasWaiting(waiting);
  }, [waiting, wasWaiting, mode, refresh]);

  async function onSendCode({ phone, imageCode }: Pick<SmsLogin, 'phone' | 'imageCode'>): Promise<void> {
    setSending(true);
    setFailure(null);
    const acted = await act(sendCode, { phone, imageCode, captchaKey: key, platformId: platform.id });
    setSending(false);
    if (acted.ok) {
      start();
      toasts.show('success', LOGIN_MESSAGES.codeSent);
      return;
    }
    if (!acted.toasted) setFailure(acted.message);
    refresh();
  }

  async function signIn(attempt: () => Promise<SignedIn>): Promise<void> {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      const answer = await attempt();
      const user = await client.call(userDetail, {});
      session.begin(user, userTypeOfRoles(answer.roleNames), answer.tenantId);
      toasts.show('success', `${LOGIN_MESSAGES.signedIn}，${displayName(user)}`, TOAST_MS.short);
      login.close();
      void navigate(request.kind === 'choice' ? href('home') : request.returnTo);
    } catch (error) {
      if (!isApiError(error)) throw error;
      session.end();
      const text = toastOf(error);
      if (text) toasts.show('danger', text);
      setFailure(text ?? toFailure(error).message);
      if (mode === 'password') refresh();
    } finally {
      setPending(false);
    }
  }

  return {
    mode,
    onMode: (next: 'sms' | 'password') => {
      setFailure(null);
      setMode(next);
    },
    captcha,
    onRefreshCaptcha: refresh,
    code: sending
      ? { status: 'sending' as const }
      : waiting
        ? { status: 'waiting' as const, secondsLeft }
        : { status: 'idle' as const },
    onSendCode: (typed: Pick<SmsLogin, 'phone' | 'imageCode'>) => void onSendCode(typed),
    pending,
    onSmsLogin: ({ phone, smsCode }: SmsLogin) =>
      void signIn(() => signInBySms(client, { phone, code: smsCode, platformId: platform.id })),
    onPasswordLogin: ({ phone, password, imageCode }: PasswordLogin) =>
      void signIn(() =>
        signInByPassword(client, { username: phone, password, captchaKey: key, captchaCode: imageCode }),
      ),
    failure,
  };
}
