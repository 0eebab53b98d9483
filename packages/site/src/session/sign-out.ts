import { signOut } from '@wutong/api-client';
import type { SiteParts } from '../shell/site-context.ts';

/**
 * Ends the session on the server and here. The server is told first, but a server that can't be
 * reached keeps nobody signed in on a shared machine.
 */
export async function endSession({ client, session }: Pick<SiteParts, 'client' | 'session'>): Promise<void> {
  try {
    await signOut(client);
  } finally {
    session.end();
  }
}
