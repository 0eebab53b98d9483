import { createApi, readSettings, type Api, type PlatformSeed } from '@wutong/api';
import type { BranchFacts } from '@wutong/gateway';
import type { StartOptions } from './options.ts';

/** An API that is open, with what the start says about it. */
export type OpenApi = Pick<Api, 'handle' | 'resolvePlatform' | 'close'> & {
  /** Whether outside parties are pretended, so that the demo accounts work. */
  readonly sandbox: boolean;
};

/** The domain records that a branch's own data seeds; once they are in the database, it alone decides. */
function seedsOf(facts: readonly BranchFacts[]): readonly PlatformSeed[] {
  return facts.map(({ key, branch }) => ({
    deptId: branch.deptId,
    platformName: branch.platformName,
    identity: branch.identity,
    loginType: branch.loginType,
    branchKey: key,
    themeKey: branch.theme,
    hosts: branch.hosts,
  }));
}

/**
 * Opens the database (embedded, or the PostgreSQL of `DATABASE_URL`), brings it up to date, and makes the API.
 * Throws errors whose messages are meant for the operator; nothing has been changed then.
 */
export async function openApi(options: StartOptions, facts: readonly BranchFacts[]): Promise<OpenApi> {
  const settings = readSettings(process.env);
  const api = await createApi({ ...settings, databaseUrl: options.databaseUrl, dataDir: options.dataDir, platforms: seedsOf(facts) });
  return {
    handle: api.handle,
    resolvePlatform: api.resolvePlatform,
    close: api.close,
    sandbox: api.services.providers.sms.sandbox,
  };
}
