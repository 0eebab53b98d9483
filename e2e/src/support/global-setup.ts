import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, registerHost, startHouse } from './house.ts';
import { COUNTY } from './county.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port on which the whole house answers. */
    port: number;
  }
}

/** Starts the built sites with the real API on a database of this run's own, and stops them afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wutong-journeys-'));
  const port = await freePort();
  await registerHost(dataDir, COUNTY);
  const house = await startHouse({ port, dataDir });
  project.provide('port', port);
  return async () => {
    await house.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
