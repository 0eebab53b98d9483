import * as z from 'zod/mini';
import { flag, id } from '../codecs/codecs.ts';
import { from, shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';

/** The caller's own account. */
export const userDetail = operation({
  name: 'userDetail',
  group: 'users',
  summary: "The caller's own account.",
  method: 'GET',
  path: 'training/user/detail',
  audience: ['learner', 'enterprise'],
  rows: { of: 'caller', entity: 'account' },
  repeatable: true,
  input: {},
  envelope: 'blade',
  output: shape({
    id: id(),
    mobile: z.string(),
    realName: from('realname', z.nullable(z.string())),
    avatar: z.nullable(z.string()),
    certified: from('certification', flag()),
    areaName: z.nullable(z.string()),
  }),
  errors: {},
});
