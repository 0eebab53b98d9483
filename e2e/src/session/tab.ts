import { userDetail } from '@wutong/contract/calls/users';
import { createParts } from '@wutong/site/parts';
import type { Branch } from '@wutong/site/branch';

declare global {
  interface Window {
    /** What a tab does when it is told to: so many calls at once, as a page that draws many parts. */
    callAtOnce: (branch: Branch, count: number) => Promise<string[]>;
  }
}

const RECORD = {
  id: '0', deptId: '', platformName: '', logo: null, identity: 0, loginType: 'learner', branchKey: '', themeKey: '', filing: null,
  hotline: null, institutionId: null,
} as const;

window.callAtOnce = async (branch, count) => {
  const { client } = createParts(branch, RECORD);
  const users = await Promise.all(Array.from({ length: count }, () => client.call(userDetail, {})));
  return users.map(({ mobile }) => mobile);
};
