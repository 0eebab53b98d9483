import { useEffect, useState } from 'react';
import { SMS_RESEND_SECONDS } from '@wutong/domain';
import { useSite } from '../shell/site-context.ts';

const SENT_AT = 'codeSentAt';

/**
 * Seconds until another SMS code may be asked for. The moment of sending is kept in the browser, so
 * that closing the dialog or a reload does not shorten the wait.
 */
export function useResendWait() {
  const { local } = useSite();
  const [sentAt, setSentAt] = useState(() => Number(local.get(SENT_AT) ?? 0));
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    const tick = () => {
      const passed = (Date.now() - sentAt) / 1000;
      // A clock that was set back must not lock the button for days.
      setSecondsLeft(passed < 0 ? 0 : Math.max(0, Math.ceil(SMS_RESEND_SECONDS - passed)));
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [sentAt]);

  const start = () => {
    const now = Date.now();
    local.set(SENT_AT, String(now));
    setSentAt(now);
    setSecondsLeft(SMS_RESEND_SECONDS);
  };
  return { secondsLeft, start };
}
