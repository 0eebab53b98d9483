import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createClient } from '@wutong/api-client';
import type { DomainRecord } from '@wutong/domain';
import { buildDomainRecord, buildUser } from '@wutong/testing/builders';
import { defineBranch, type Branch } from '../branch/index.ts';
import { createToastStore } from '../feedback/toasts.ts';
import { createLoginStore } from '../session/login-store.ts';
import { createSessionStore } from '../session/session-store.ts';
import { memoryStore } from '../session/storage.ts';
import { CLIENT } from '../shell/create-parts.ts';
import { SiteTree } from '../shell/site-app.tsx';
import type { SiteParts } from '../shell/site-context.ts';

/** Which of the two kinds of branch a story shows. */
export type StoryBranch = 'main' | 'sub-platform';

const SHARED = {
  loginType: 'learner',
  theme: 'story',
  menu: [{ route: 'home' }, { route: 'courseCentre' }],
  home: [
    { key: 'popular', title: '大家都在学', filter: { sort: 'popular' }, count: 8 },
    { key: 'newest', title: '新近上线', filter: { sort: 'newest' }, count: 4 },
  ],
  support: { label: '在线客服', href: 'https://support.example.com/' },
  passwordPreparation: 'plain',
  routesOff: [],
} as const satisfies Partial<Branch>;

const BRANCHES: Readonly<Record<StoryBranch, Branch>> = {
  main: defineBranch({
    ...SHARED,
    key: 'story-main',
    platformName: '示例人才继续教育平台',
    hosts: ['story-main.localhost'],
    deptId: '',
    identity: 0,
    look: 'main',
    greeting: '示例人才协会主办',
    searchTypes: [{ value: 0, target: 'course' }],
    shopping: 'main',
    footer: { shown: 'always', organiser: '示例人才协会', hotline: '400-000-0000', filing: '示例备案号' },
  }),
  'sub-platform': defineBranch({
    ...SHARED,
    key: 'story-sub-platform',
    platformName: '示例协会学习网',
    hosts: ['story-sub.localhost'],
    deptId: '1',
    identity: 1,
    look: 'association',
    greeting: '示例协会欢迎您',
    searchTypes: [{ value: 0, target: 'course' }],
    shopping: 'sub-platform',
    footer: { shown: 'byRoute', organiser: '示例协会', hotline: '400-000-0001', filing: '示例备案号' },
  }),
};

export interface SiteStoryProps {
  /** The address that is open. */
  path: string;
  branch?: StoryBranch;
  /** Who looks: a visitor, or the sample learner. */
  as?: 'visitor' | 'learner';
}

/** A whole site at one address, answered by the mocks of the contract; it keeps nothing in the browser. */
export function SiteStory({ path, branch = 'main', as = 'visitor' }: SiteStoryProps) {
  const [parts] = useState(() => storyParts(BRANCHES[branch], as));
  return (
    <MemoryRouter initialEntries={[path]}>
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
