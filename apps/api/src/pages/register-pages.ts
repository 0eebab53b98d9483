import type { Operation } from '@wutong/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/http/index.ts';
import { registerDocs } from './docs/index.ts';
import { registerFiles } from './files.ts';
import { registerHealth } from './health.ts';
import { registerSandbox } from './sandbox/index.ts';

/** What the pages beside the operations need. */
export interface PageSetup {
  services: Services;
  /** The operations that are answered, for the documentation. */
  operations: readonly Operation[];
  /** Folder of the local file store. */
  filesDir: string | undefined;
  /** Whether any provider only pretends; only then the sandbox pages exist. */
  sandbox: boolean;
}

/** Adds what is no operation of the contract: health, documentation and the sandbox. */
export function registerPages(app: FastifyInstance, setup: PageSetup): void {
  registerHealth(app, setup.services);
  registerDocs(app, { operations: setup.operations, apiUrl: setup.services.apiUrl, sandbox: setup.sandbox });
  if (setup.filesDir !== undefined) registerFiles(app, setup.services, setup.filesDir);
  if (setup.sandbox) registerSandbox(app, setup.services);
}
