import { useEffect, useRef, useState } from 'react';
import { LOGIN_MESSAGES, type SmsLogin } from '@wutong/domain';
import { sendCode } from '@wutong/contract/calls/auth';
import { useAct } from '../api/use-act.ts';
import { useSite } from '../shell/site-context.ts';
import { useResendWait } from './use-resend-wait.ts';

/**
 * Asking for an SMS code behind a picture: 60 seconds to the next one once it is sent; a failure gives the
 * button back at once and asks for another picture (spec section 8). `onFailure` gets what no toast has said.
 */
export function useSendCode(captchaKey: string, onNewPicture: () => void, onFailure: (message: string) => void) {
  const { toasts, platform } = useSite();
  const act = useAct();
  const [sending, setSending] = useState(false);
  const { secondsLeft, start } = useResendWait();
  const waiting = secondsLeft > 0;

  const wasWaiting = useRef(waiting);
  useEffect(() => {
    // A picture is used once: by the time another SMS may be sent, the one on screen is spent.
    if (wasWaiting.current && !waiting) onNewPicture();
    wasWaiting.current = waiting;
  }, [waiting, onNewPicture]);

  async function send({ phone, imageCode }: Pick<SmsLogin, 'phone' | 'imageCode'>): Promise<void> {
    setSending(true);
    const acted = await act(sendCode, { phone, imageCode, captchaKey, platformId: platform.id });
    setSending(false);
    if (acted.ok) {
      start();
      toasts.show('success', LOGIN_MESSAGES.codeSent);
      return;
    }
    if (!acted.toasted) onFailure(acted.message);
    onNewPicture();
  }

  const idle = waiting ? { status: 'waiting' as const, secondsLeft } : { status: 'idle' as const };
  return { code: sending ? { status: 'sending' as const } : idle, send };
}
