import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createGateway,
  discoverBranches,
  indexAssets,
  loadFacts,
  openBuiltSite,
  type Gateway,
  type PageLink,
} from '@wutong/gateway';
import { HOME } from '../lint/support/process.ts';
import { buildStale, listBuilds } from './builds.ts';
import { logFailure } from './log-failure.ts';
import { openApi } from './open-api.ts';
import type { StartOptions } from './options.ts';
import { step } from './progress.ts';
import { addressesOf } from './table.ts';

/** Everything behind the port, open: the builds, the API and its database. */
export type House = {
  readonly gateway: Gateway;
  /** What answers, for people. */
  readonly links: readonly PageLink[];
  readonly sandbox: boolean;
  readonly close: () => Promise<void>;
};

/**
 * Opens the database and builds what is stale. The database comes first: it can fail for reasons outside the code,
 * and nobody should wait for a build to hear of it. Throws errors whose messages are meant for the operator.
 */
export async function openHouse(options: StartOptions, signal: AbortSignal): Promise<House> {
  const facts = await loadFacts(await discoverBranches(HOME));
  const api = await step('Opening the database', () => openApi(options, facts));
  try {
    await buildStale(HOME, await listBuilds(HOME, options.storybook), signal);
    const manual = join(HOME, 'storybook-static');
    const storybook = options.storybook && existsSync(manual) ? await indexAssets(manual) : null;
    const sites = await Promise.all(facts.map((one) => openBuiltSite(one, join(HOME, 'apps', one.key, 'dist'))));
    const links = addressesOf(facts, options.port, storybook !== null);
    const { trustProxy } = options;
    const gateway = createGateway({ api, sites, storybook, links, trustProxy, onFailure: logFailure });
    return { gateway, links, sandbox: api.sandbox, close: api.close };
  } catch (error) {
    await api.close();
    throw error;
  }
}
