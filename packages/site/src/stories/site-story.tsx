import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createClient } from '@wutong/api-client';
import type { DomainRecord } from '@wutong/domain';
import { buildDomainRecord, buildUser } from '@wutong/testing/builders';
import type { Branch } from '../branch/index.ts';
import { createToastStore } from '../feedback/toasts.ts';
import { createLoginStore } from '../session/login-store.ts';
import { createSessionStore } from '../session/session-store.ts';
import { memoryStore } from '../session/storage.ts';
import { CLIENT } from '../shell/create-parts.ts';
import { SiteTree } from '../shell/site-app.tsx';
import type { SiteParts } from '../shell/site-context.ts';

export interface SiteStoryProps {
  /** The address that is open, as the branch spells it where branches differ. */
  path: string | ((branch: Branch) => string);
  /** The branch whose site it is: Storybook gives the one of the toolbar's brand (`parameters.asBranch`). */
  branch?: Branch;
  /** Who looks: a visitor, or the sample learner. */
  as?: 'visitor' | 'learner';
}

/** A branch's whole site at one address, answered by the mocks of the contract; it keeps nothing in the browser. */
export function SiteStory({ branch, ...props }: SiteStoryProps) {
  if (!branch) throw new Error('A story of a whole site needs a branch: say parameters.asBranch');
  // Another branch is another site: nothing of the one before is kept.
  return <Site key={branch.key} branch={branch} {...props} />;
}

function Site({ path, branch, as = 'visitor' }: SiteStoryProps & { branch: Branch }) {
  const [parts] = useState(() => storyParts(branch, as));
  return (
    <MemoryRouter initialEntries={[typeof path === 'string' ? path : path(branch)]}>
      <SiteTree parts={parts} slots={{}} />
    </MemoryRouter>
  );
}

function storyParts(branch: Branch, as: 'visitor' | 'learner'): SiteParts {
  const local = memoryStore();
  const session = createSessionStore(local);
  if (as === 'learner') {
    session.tokens.write({ access: 'story', refresh: null });
    session.begin(buildUser(), 1, '000000');
  }
  const login = createLoginStore();
  const client = createClient({ ...CLIENT, baseUrl: '/api/', tokens: session.tokens, onSessionLost: () => session.end() });
  return {
    branch,
    platform: recordOf(branch),
    client,
    session,
    login,
    toasts: createToastStore(),
    errors: { add: () => undefined, stop: () => undefined },
    local,
    tab: memoryStore(),
  };
}

function recordOf({ deptId, identity, platformName, key, theme }: Branch): DomainRecord {
  return buildDomainRecord({ deptId, identity, platformName, branchKey: key, themeKey: theme, logo: null });
}
