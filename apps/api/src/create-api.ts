import type { IncomingMessage, ServerResponse } from 'node:http';
import { allOperations } from '@wutong/contract';
import type { DomainRecord } from '@wutong/domain';
import { startTidying } from './housekeeping.ts';
import { handlers } from './modules/registry.ts';
import { registerNotify } from './modules/payments/index.ts';
import { platformOfHost, presentPlatform } from './modules/platform-info/index.ts';
import type { ClientCredential } from './platform/auth/index.ts';
import { openDatabase, type OpenDatabase } from './platform/db/index.ts';
import { bindOperations, createApp, type Services } from './platform/http/index.ts';
import { limits as standardLimits, type Limits } from './platform/limits/index.ts';
import { checkProduction, createSandboxProviders, sandboxNames, type Providers } from './platform/providers/index.ts';
import { createIds, createLog, systemClock, systemRandom, type Clock, type Log, type Random } from './platform/runtime/index.ts';
import { DEFAULT_TENANT, findMainPlatform, seedPlatforms, type PlatformSeed } from './platform/tenancy/index.ts';
import { SAMPLE_FILES } from './sample-files.ts';
import { registerPages } from './pages/index.ts';
import { DEFAULT_CLIENT, DEFAULT_SECRET } from './settings.ts';

/** What providers are made with. */
export type ProviderServices = Omit<Services, 'providers'>;

/** How an API is set up; everything has a default that suits a development server. */
export interface ApiOptions {
  /** PostgreSQL URL; without it the embedded engine in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** A database that is open already; closing it stays with who opened it. */
  database?: OpenDatabase | undefined;
  /** Address of the API's own host, for payment codes. */
  apiUrl?: string | undefined;
  secret?: string | undefined;
  client?: ClientCredential | undefined;
  /** Platforms and hosts that the database should know. */
  platforms?: readonly PlatformSeed[] | undefined;
  /** Stands in where the database knows no platform at all. */
  fallbackPlatform?: PlatformSeed | undefined;
  /** Makes the outside parties; the sandbox stands in for all of them otherwise. */
  providers?: ((services: ProviderServices) => Providers) | undefined;
  /** Folder of the local file store; that of the sample lesson unless told. */
  filesDir?: string | undefined;
  log?: Log | undefined;
  clock?: Clock | undefined;
  random?: Random | undefined;
  limits?: Limits | undefined;
  /** Refuses sandbox providers and default secrets. */
  production?: boolean | undefined;
  /** Whether a proxy in front tells the caller's address. */
  trustProxy?: boolean | undefined;
}

/** A running API, without a port of its own. */
export interface Api {
  /** Answers a request below `/api/` or, on the API's own host, one of its pages. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The public record of the platform on a host name, or null. Throws while the database is away. */
  resolvePlatform(host: string): Promise<DomainRecord | null>;
  /** Which database engine it runs on. */
  engine: 'embedded' | 'postgres';
  /** What it works with, for seeding and tests. */
  services: Services;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date, and makes the API. Throws DatabaseError or UnfitForProduction, whose
 * messages are meant for the operator.
 */
export async function createApi(options: ApiOptions = {}): Promise<Api> {
  const secret = options.secret ?? DEFAULT_SECRET;
  const production = options.production ?? false;
  // Before the database is opened: a server that must not start should touch nothing.
  if (production && !options.providers) checkProduction(undefined, { value: secret, standard: DEFAULT_SECRET });
  const log = options.log ?? createLog((line) => process.stderr.write(line));
  const database = options.database ?? (await openDatabase({
    url: options.databaseUrl,
    dataDir: options.dataDir,
    onLostConnection: (error) => log.warn('idle database connection lost', { message: error.message }),
  }));
  const closeDatabase = async (): Promise<void> => {
    if (!options.database) await database.close();
  };
  try {
    return await assemble(options, { secret, production, log, database, closeDatabase });
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

interface Assembly {
  secret: string;
  production: boolean;
  log: Log;
  database: OpenDatabase;
  closeDatabase(): Promise<void>;
}

async function assemble(options: ApiOptions, assembly: Assembly): Promise<Api> {
  const { secret, production, log, database } = assembly;
  const clock = options.clock ?? systemClock;
  const random = options.random ?? systemRandom;
  const base = { db: database.db, clock, random, ids: createIds(clock, random), limits: options.limits ?? standardLimits, log, secret, apiUrl: options.apiUrl ?? 'http://api.localhost:3000' };
  const providers = (options.providers ?? createSandboxProviders)(base);
  if (production) checkProduction(providers, { value: secret, standard: DEFAULT_SECRET });
  const services: Services = { ...base, providers };
  await seedPlatforms(services, options.platforms ?? []);
  const { fallbackPlatform } = options;
  if (fallbackPlatform && !(await findMainPlatform(database.db, DEFAULT_TENANT))) await seedPlatforms(services, [fallbackPlatform]);

  const app = createApp({ log, trustProxy: options.trustProxy ?? false });
  bindOperations(app, handlers, { services, client: options.client ?? DEFAULT_CLIENT });
  registerNotify(app, services);
  registerPages(app, { services, operations: allOperations.filter((operation) => operation.name in handlers), filesDir: options.filesDir ?? SAMPLE_FILES, sandbox: sandboxNames(providers).length > 0 });
  await app.ready();
  const stopTidying = startTidying(services);
  return {
    handle: (request, response) => app.routing(request, response),
    async resolvePlatform(host) {
      const platform = await platformOfHost(services.db, host);
      return platform ? presentPlatform(platform) : null;
    },
    engine: database.engine,
    services,
    async close() {
      stopTidying();
      await app.close();
      await assembly.closeDatabase();
    },
  };
}
