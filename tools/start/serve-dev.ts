import { createGateway, discoverBranches, loadFacts } from '@wutong/gateway';
import { HOME } from '../lint/support/process.ts';
import { openDevApi } from './dev/dev-api.ts';
import { openDevSite } from './dev/dev-site.ts';
import { StartFailure } from './failure.ts';
import { checkPort, listen } from './listening.ts';
import { logFailure } from './log-failure.ts';
import type { StartOptions } from './options.ts';
import { step } from './progress.ts';
import type { Stopping } from './stopping.ts';
import { addressesOf, startTable } from './table.ts';

/** Where `npm run storybook` serves the development Storybook. */
const STORYBOOK = { href: 'http://localhost:6006/', label: '组件手册', note: '先运行 npm run storybook' };

/** Serves the branches from their sources with hot reload, and the API starting anew on change, until the wish to stop. */
export async function serveDev(options: StartOptions, stopping: Stopping): Promise<void> {
  const { port, address, trustProxy } = options;
  await checkPort(port, address);
  const branches = await discoverBranches(HOME);
  const api = await step('Opening the database', () =>
    openDevApi().catch((error: unknown) => {
      throw new StartFailure(error instanceof Error ? error.message : String(error));
    }),
  );
  const sites = await step('Starting hot reload', () => Promise.all(branches.map(openDevSite)));
  const closeSites = async (): Promise<void> => void (await Promise.all(sites.map((site) => site.close())));
  try {
    const links = [...addressesOf(await loadFacts(branches), port, false), STORYBOOK];
    const gateway = createGateway({
      api,
      sites: sites.map(({ site }) => site),
      storybook: null,
      links,
      trustProxy,
      development: true,
      onFailure: logFailure,
    });
    const listening = await listen(
      {
        handler: (request, response) => void gateway(request, response),
        onUpgrade: (...connection) => sites.forEach(({ onUpgrade }) => onUpgrade(...connection)),
      },
      port,
      address,
    );
    console.log(startTable(links, `http://localhost:${port}/`, api.sandbox));
    console.log('ready');
    await stopping.wished;
    console.log('▸ Stopping');
    // Hot reload first: its open sockets would keep the port's servers waiting.
    await closeSites();
    await listening.close();
  } finally {
    await closeSites();
    await api.close();
  }
}
