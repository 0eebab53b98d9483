import { isApiError, type Client } from '@wutong/api-client';
import type { SessionStore } from './session-store.ts';

/** A session is renewed so many ms before its token expires, so that no call has to fail first. */
const AHEAD_MS = 60_000;

/** The longest wait that timers of browsers can hold. */
const LONGEST_MS = 2_147_000_000;

/**
 * Renews the session shortly before its token expires. Answers the function that stops it. Tabs that wake together share
 * one refresh, as calls do; where it fails, the next call's own 401 renews or ends the session.
 */
export function keepFresh(
  client: Pick<Client, 'refresh' | 'now'>,
  session: Pick<SessionStore, 'tokens' | 'subscribe'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let planned: number | undefined;

  const plan = (): void => {
    const expiresAt = session.tokens.read()?.expiresAt;
    if (expiresAt === planned) return;
    clearTimeout(timer);
    planned = expiresAt;
    if (expiresAt === undefined) return;
    const left = expiresAt - client.now();
    // A token of a few minutes is renewed half-way; one that has run out is left to the next call's 401.
    const wait = left > 2 * AHEAD_MS ? left - AHEAD_MS : left / 2;
    if (left > 0) timer = setTimeout(renew, Math.min(wait, LONGEST_MS));
  };
  const renew = (): void => {
    const held = session.tokens.read()?.expiresAt;
    // A call's 401, or another tab, was faster.
    if (held !== planned) return plan();
    client.refresh().then(plan, (error: unknown) => {
      if (!isApiError(error)) throw error;
    });
  };

  plan();
  const stop = session.subscribe(plan);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
