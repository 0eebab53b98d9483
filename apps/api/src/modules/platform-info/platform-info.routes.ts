import { operations } from '@wutong/contract';
import { refusal, type HandlersOf } from '../../platform/http/index.ts';
import { presentPlatform } from './platform-info.presenter.ts';
import { platformOfHost } from './platform-info.service.ts';

/** Which platform answers on a host, under the two names that clients know it by. */
export const platformInfoHandlers: HandlersOf<'platformByDomain' | 'loginInfoByDomain'> = {
  platformByDomain: async ({ domain }, { db }) => presentPlatform(await found(db, domain)),
  loginInfoByDomain: async ({ domain }, { db }) => presentPlatform(await found(db, domain)),
};

async function found(...[db, domain]: Parameters<typeof platformOfHost>) {
  const platform = await platformOfHost(db, domain);
  if (!platform) throw refusal(operations.platformByDomain, 404);
  return platform;
}
