import type { Services } from '../platform/http/index.ts';
import { sandboxNames } from '../platform/providers/index.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { seedIfEmpty, type SeedOptions } from './seed-catalogue.ts';

/** An API whose database is to be filled. */
export interface SampleTarget {
  engine: 'embedded' | 'postgres';
  services: Services;
}

/**
 * What a start of the house loads: the sample catalogue if there is no course yet, and the demo accounts where outside
 * parties are pretended. Answers whether the catalogue was loaded.
 */
export async function seedSample(api: SampleTarget, options: Pick<SeedOptions, 'onProgress'> = {}): Promise<boolean> {
  const { services, engine } = api;
  if (sandboxNames(services.providers).length > 0) await seedDemoAccounts(services);
  return await seedIfEmpty({ db: services.db, engine }, options);
}
