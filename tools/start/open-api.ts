import { createApi, readSettings, seedSample, type Api, type PlatformSeed } from '@wutong/api';
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

/** Says how far the sample catalogue is, at most once in so many milliseconds. */
function sayEvery(milliseconds: number): (done: number, total: number) => void {
  let said = performance.now();
  return (done, total) => {
    if (performance.now() - said < milliseconds) return;
    said = performance.now();
    console.log(`  sample catalogue: ${done} of ${total} courses`);
  };
}

/**
 * Opens the database (embedded, or the PostgreSQL of `DATABASE_URL`), brings it up to date, loads the sample catalogue
 * if there is no course yet, and makes the API.
 * Throws errors whose messages are meant for the operator; nothing has been changed then.
 */
export async function openApi(options: StartOptions, facts: readonly BranchFacts[]): Promise<OpenApi> {
  const settings = readSettings(process.env);
  const api = await createApi({ ...settings, databaseUrl: options.databaseUrl, dataDir: options.dataDir, platforms: seedsOf(facts) });
  try {
    await seedSample(api, { onProgress: sayEvery(2_000) });
  } catch (error) {
    await api.close();
    throw error;
  }
  return {
    handle: api.handle,
    resolvePlatform: api.resolvePlatform,
    close: api.close,
    sandbox: api.services.providers.sms.sandbox,
  };
}
