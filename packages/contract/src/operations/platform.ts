import { shape } from '../codecs/shape.ts';
import { operation } from '../operation.ts';
import { text } from '../shapes.ts';
import { domainRecord } from './entities.ts';

const byHost = {
  group: 'platform',
  method: 'GET',
  audience: 'public',
  rows: { of: 'none' },
  repeatable: true,
  input: { query: shape({ domain: text(253) }) },
  envelope: 'blade',
  output: domainRecord,
  errors: { 404: '没有找到这个网站，请检查网址' },
} as const;

/** The platform that answers on a host. */
export const platformByDomain = operation({
  ...byHost,
  name: 'platformByDomain',
  summary: 'Which platform, branch and theme a host belongs to.',
  path: 'training/login-info/platform-by-domain',
});

/** The same record under its second name. */
export const loginInfoByDomain = operation({
  ...byHost,
  name: 'loginInfoByDomain',
  summary: 'Sign-in facts of the platform that answers on a host.',
  path: 'training/login-info/by-domain',
});
