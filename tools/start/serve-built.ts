import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway, discoverBranches, indexAssets, loadFacts, openBuiltSite, type AssetIndex } from '@wutong/gateway';
import { HOME } from '../lint/support/process.ts';
import { buildStale, listBuilds } from './builds.ts';
import { logFailure } from './log-failure.ts';
import { checkPort, listen } from './listening.ts';
import { openApi } from './open-api.ts';
import type { StartOptions } from './options.ts';
import { step } from './progress.ts';
import type { Stopping } from './stopping.ts';
import { addressesOf, startTable } from './table.ts';

async function openStorybook(wanted: boolean): Promise<AssetIndex | null> {
  const folder = join(HOME, 'storybook-static');
  return wanted && existsSync(folder) ? indexAssets(folder) : null;
}

/**
 * Serves everything from its builds until the wish to stop. What can fail for reasons outside the code comes first
 * (the port, the database), so that nobody waits for a build to hear of it.
 */
export async function serveBuilt(options: StartOptions, stopping: Stopping): Promise<void> {
  const { port, address } = options;
  await checkPort(port, address);
  const facts = await loadFacts(await discoverBranches(HOME));
  const api = await step('Opening the database', () => openApi(options, facts));
  try {
    await buildStale(HOME, await listBuilds(HOME, options.storybook), stopping.signal);
    const storybook = await openStorybook(options.storybook);
    const sites = await Promise.all(facts.map((one) => openBuiltSite(one, join(HOME, 'apps', one.key, 'dist'))));
    const links = addressesOf(facts, port, storybook !== null);
    const { trustProxy } = options;
    const gateway = createGateway({ api, sites, storybook, links, trustProxy, onFailure: logFailure });
    const listening = await listen({ handler: (request, response) => void gateway(request, response) }, port, address);
    console.log(startTable(links, `http://localhost:${port}/`, api.sandbox));
    console.log('ready');
    await stopping.wished;
    console.log('▸ Stopping');
    await listening.close();
  } finally {
    await api.close();
  }
}
