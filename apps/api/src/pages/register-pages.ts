import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/http/index.ts';
import { registerHealth } from './health.ts';

/** What the pages beside the operations need. */
export interface PageSetup {
  services: Services;
  /** Address of the API's own host. */
  apiUrl: string;
  /** Folder of the local file store. */
  filesDir: string | undefined;
  /** Whether any provider only pretends; only then the sandbox pages exist. */
  sandbox: boolean;
}

/** Adds what is no operation of the contract: health, documentation and the sandbox. */
export function registerPages(app: FastifyInstance, setup: PageSetup): void {
  registerHealth(app, setup.services);
}
