import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextInspection, type PaymentState } from '@wutong/domain';
import { inspectOrder } from '@wutong/contract/calls/orders';
import { href } from '../../catalogue/index.ts';
import { useSite } from '../../shell/site-context.ts';

/** Asks this often before the page says that it takes longer than usual. */
const LONG_WAIT_ASKS = 15;

/**
 * Watches the payment of an order until it is decided, ever more slowly, and goes to the page of its
 * outcome. A lost connection is no outcome: it asks on.
 */
export function usePaymentWatch(orderNum: string | null) {
  const { client } = useSite();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(0);
  const [checking, setChecking] = useState(false);

  const settle = useCallback(
    (state: PaymentState) => {
      if (!orderNum || state === 'waiting') return;
      void navigate(href(state === 'paid' ? 'paid' : 'paymentFailed', { orderNum }), { replace: true });
    },
    [navigate, orderNum],
  );

  const check = useCallback(
    async (signal?: AbortSignal) => {
      if (!orderNum) return;
      setChecking(true);
      try {
        const { state } = await client.call(inspectOrder, { orderNum }, { signal });
        settle(state);
      } catch {
        // Whatever went wrong says nothing about the money; the next question will tell.
      } finally {
        setChecking(false);
        setAsked((count) => count + 1);
      }
    },
    [client, orderNum, settle],
  );

  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => void check(left.signal), nextInspection(asked));
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [asked, check]);

  return {
    checking,
    waiting: asked > LONG_WAIT_ASKS ? ('long' as const) : ('normal' as const),
    check: () => void check(),
  };
}
