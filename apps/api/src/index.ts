export { createApi, type Api, type ApiOptions, type ProviderServices } from './create-api.ts';
export { DatabaseDamaged, DatabaseError, DatabaseInUse, DatabaseUnreachable, MigrationFailed } from './platform/db/index.ts';
export { UnfitForProduction } from './platform/providers/index.ts';
export { openRegistry } from './open-registry.ts';
export { RegistryRefusal, type BranchRegistry, type HostChange, type PlatformChange, type PlatformSeed, type RegisteredHost } from './platform/tenancy/index.ts';
export { createLog, silentLog, type Log } from './platform/runtime/index.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD, seedIfEmpty, seedSample } from './seeding/index.ts';
export { readSettings, type Settings } from './settings.ts';
