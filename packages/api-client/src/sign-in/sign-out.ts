import { logout } from '@wutong/contract/calls/auth';
import type { Client } from '../client.ts';
import { BusinessError, UNKNOWN_ERROR, UnauthorizedError } from '../errors.ts';

/**
 * Ends the session at the back end, then clears the tokens. A session that had ended already counts as
 * ended. Rejects, and keeps the tokens, when the back end could not: its own words are the message (spec section 8).
 */
export async function signOut(client: Client): Promise<void> {
  try {
    // A stale token is not renewed only to be given back.
    const { success, msg } = await client.call(logout, {}, { renew: false });
    if (success !== 'true') throw new BusinessError({ message: msg || UNKNOWN_ERROR, requestId: null }, 400);
  } catch (thrown) {
    if (!(thrown instanceof UnauthorizedError)) throw thrown;
  }
  client.tokens.clear();
}
