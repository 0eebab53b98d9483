import { createClient } from '@wutong/api-client';
import type { DomainRecord } from '@wutong/domain';
import type { Branch } from '../branch/branch.ts';
import { createLateErrorLog } from '../error-log/late-error-log.ts';
import { createToastStore } from '../feedback/toasts.ts';
import { MESSAGES } from '../messages/messages.ts';
import { createLoginStore } from '../session/login-store.ts';
import { createSessionStore } from '../session/session-store.ts';
import { oneTabAtATime } from '../session/one-tab-at-a-time.ts';
import { APP_KEY, browserStore } from '../session/storage.ts';
import { mirrorTokens } from '../session/token-cookies.ts';
import type { SiteParts } from './site-context.ts';

/** Public name and counterpart of the web client; every browser has them (spec section 9). */
export const CLIENT = { clientId: 'wutong', clientSecret: 'wutong_secret' } as const;

/** Puts a site's parts together in the browser. */
export function createParts(branch: Branch, platform: DomainRecord): SiteParts {
  const local = browserStore(() => localStorage);
  const tab = browserStore(() => sessionStorage);
  const session = createSessionStore(local, (tokens) => mirrorTokens(document, location.protocol === 'https:', tokens));
  const client = createClient({
    ...CLIENT,
    passwordForm: branch.passwordPreparation,
    tokens: session.tokens,
    exclusively: oneTabAtATime(navigator.locks, `${APP_KEY}refresh`),
    onSessionLost: () => loseSession(parts),
  });
  const parts: SiteParts = {
    branch,
    platform,
    client,
    session,
    login: createLoginStore(),
    toasts: createToastStore(),
    errors: createLateErrorLog({ client, store: local, path: () => location.pathname }),
    local,
    tab,
  };
  return parts;
}

/** The server has ended the session: everything of it goes, and the login dialog opens (spec section 4). */
function loseSession({ session, login }: SiteParts): void {
  // The dialog first: a page that needs a user would otherwise ask for one by itself.
  const returnTo = `${location.pathname}${location.search}`;
  login.open({ kind: 'lost', reason: MESSAGES.sessionEnded, returnTo });
  session.end();
}
