import { openHouse } from './house.ts';
import { checkPort, listen } from './listening.ts';
import type { StartOptions } from './options.ts';
import type { Stopping } from './stopping.ts';
import { startTable } from './table.ts';

/** Serves everything from its builds on one port until the wish to stop; throws when it cannot start. */
export async function serveBuilt(options: StartOptions, stopping: Stopping): Promise<void> {
  const { port, address } = options;
  await checkPort(port, address);
  const house = await openHouse(options, stopping.signal);
  try {
    const listening = await listen({ handler: (request, response) => void house.gateway(request, response) }, port, address);
    console.log(startTable(house.links, `http://localhost:${port}/`, house.sandbox));
    console.log('ready');
    await stopping.wished;
    console.log('▸ Stopping');
    await listening.close();
  } finally {
    await house.close();
  }
}
