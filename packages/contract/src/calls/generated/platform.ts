// Generated from the operations of group platform by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** Sign-in facts of the platform that answers on a host. */
export const loginInfoByDomain: Call<InputOfName<'loginInfoByDomain'>, OutputOfName<'loginInfoByDomain'>> = {"name":"loginInfoByDomain","method":"GET","path":"training/login-info/by-domain","send":{"domain":["query"]},"read":{"id":"id","deptId":"text","platformName":"text","logo":"text?","identity":"int","loginType":"text","branchKey<branch":"text","themeKey<theme":"text","filing":"text?","hotline":"text?","institutionId":"id?"},"repeatable":true};

/** Which platform, branch and theme a host belongs to. */
export const platformByDomain: Call<InputOfName<'platformByDomain'>, OutputOfName<'platformByDomain'>> = {"name":"platformByDomain","method":"GET","path":"training/login-info/platform-by-domain","send":{"domain":["query"]},"read":{"id":"id","deptId":"text","platformName":"text","logo":"text?","identity":"int","loginType":"text","branchKey<branch":"text","themeKey<theme":"text","filing":"text?","hotline":"text?","institutionId":"id?"},"repeatable":true};
