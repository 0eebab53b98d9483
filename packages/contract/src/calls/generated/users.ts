// Generated from the operations of group users by `npm run generate`; changes here are overwritten.
import type { Call } from '../call.ts';
import type { InputOfName, OutputOfName } from '../../types.ts';

/** The caller's own account. */
export const userDetail: Call<InputOfName<'userDetail'>, OutputOfName<'userDetail'>> = {"name":"userDetail","method":"GET","path":"training/user/detail","send":{},"read":{"id":"id","mobile":"text","realName<realname":"text?","avatar":"text?","certified<certification":"flag","areaName":"text?"},"repeatable":true};
