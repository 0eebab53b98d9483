import { createContext, use } from 'react';
import type { Client } from '@wutong/api-client';
import type { DomainRecord } from '@wutong/domain';
import type { Branch } from '../branch/branch.ts';
import type { ErrorLog } from '../error-log/error-log.ts';
import type { ToastStore } from '../feedback/toasts.ts';
import type { LoginStore } from '../session/login-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { TextStore } from '../session/storage.ts';

/** What every part of a running site can reach. One object a site, so that two can stand on one page. */
export interface SiteParts {
  branch: Branch;
  platform: DomainRecord;
  client: Client;
  session: SessionStore;
  login: LoginStore;
  toasts: ToastStore;
  /** Takes what broke. */
  errors: ErrorLog;
  /** Kept until the browser forgets the site. */
  local: TextStore;
  /** Kept until the tab is closed. */
  tab: TextStore;
}

const SiteContext = createContext<SiteParts | null>(null);

/** Gives a site's parts to what is below. */
export const SiteProvider = SiteContext.Provider;

/** The parts of the site around; throws outside of one. */
export function useSite(): SiteParts {
  const parts = use(SiteContext);
  if (!parts) throw new Error('useSite is called outside of a site');
  return parts;
}
