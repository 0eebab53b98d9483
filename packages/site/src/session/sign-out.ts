import { isApiError, signOut } from '@wutong/api-client';
import type { DomainRecord } from '@wutong/domain';
import { platformByDomain } from '@wutong/contract/calls/platform';
import type { SiteParts } from '../shell/site-context.ts';
import { DEPT_ID, TRAIN_ID } from './kept-keys.ts';

/**
 * Ends the session on the server and here, and forgets everything that the browser kept, save the institution
 * (spec section 4). The server is told first, but a server that can't be reached keeps nobody signed in on a
 * shared machine. Rejects with the server's own refusal, after all is forgotten.
 */
export async function endSession({ client, session, local, tab }: Pick<SiteParts, 'client' | 'session' | 'local' | 'tab'>): Promise<void> {
  try {
    await signOut(client);
  } finally {
    session.end();
    local.clear([TRAIN_ID]);
    tab.clear();
  }
}

/**
 * The host's record, asked for anew after a logout; its department id is stored. Null where it can't be had: then
 * the page goes on with the record it has.
 */
export async function renewRecord({ client, local }: Pick<SiteParts, 'client' | 'local'>, domain: string): Promise<DomainRecord | null> {
  try {
    const record = await client.call(platformByDomain, { domain });
    local.set(DEPT_ID, record.deptId);
    return record;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}
