import type { Database } from '../db/index.ts';
import type { Clock, Ids } from '../runtime/index.ts';
import type { PlatformSeed } from './platform-seed.ts';
import {
  deleteHost, deleteIdlePlatforms, listHosts, updateHost, updatePlatformOf, type HostChange, type PlatformChange, type RegisteredHost,
} from './registry.repository.ts';
import { insertHosts, insertPlatform } from './seeds.repository.ts';

/** A wish that the registry can't fulfil; the message names the way out. */
export class RegistryRefusal extends Error {}

/** Which platform, build and theme each host gets. Gateways read it for every page, so a change needs no build and no restart. */
export interface BranchRegistry {
  list(): Promise<RegisteredHost[]>;
  /** Adds a host, and its platform if the department is new. Throws RegistryRefusal for a host that is taken. */
  add(seed: PlatformSeed, change: HostChange): Promise<void>;
  /** Throws RegistryRefusal for a host that is not there. */
  set(host: string, change: HostChange & PlatformChange): Promise<void>;
  /** Throws RegistryRefusal for a host that is not there, or the last one of the main platform. */
  remove(host: string): Promise<void>;
  /** Forgets all hosts of a build, and platforms that nothing belongs to; answers the hosts. */
  forgetBranch(branchKey: string): Promise<string[]>;
}

/** The registry of a database. */
export function createRegistry(services: { db: Database; clock: Clock; ids: Ids }): BranchRegistry {
  const { db, clock, ids } = services;
  const missing = (host: string) => new RegistryRefusal(`No platform has the host ${host}; npm run branch -- list names those that there are.`);
  return {
    list: () => listHosts(db),
    add: (seed, change) =>
      db.transaction().execute(async (trx) => {
        const known = await listHosts(trx);
        const taken = known.find(({ host }) => seed.hosts.includes(host));
        if (taken) throw new RegistryRefusal(`The host ${taken.host} leads to ${taken.platformName} already; use set, or remove it first.`);
        await insertPlatform(trx, seed, ids.next(), clock.now());
        await insertHosts(trx, seed);
        for (const host of seed.hosts) await updateHost(trx, host, change);
      }),
    set: (host, change) =>
      db.transaction().execute(async (trx) => {
        if (!(await updateHost(trx, host, change))) throw missing(host);
        await updatePlatformOf(trx, host, change);
      }),
    remove: (host) =>
      db.transaction().execute(async (trx) => {
        const known = await listHosts(trx);
        const main = known.filter(({ identity }) => identity === 0);
        if (main.length === 1 && main[0]?.host === host) {
          throw new RegistryRefusal(`${host} is the last host of the main platform; add another one first.`);
        }
        if (!(await deleteHost(trx, host))) throw missing(host);
      }),
    forgetBranch: (branchKey) =>
      db.transaction().execute(async (trx) => {
        const hosts = (await listHosts(trx)).filter((one) => one.branchKey === branchKey);
        for (const { host } of hosts) await deleteHost(trx, host);
        await deleteIdlePlatforms(trx, hosts.map(({ deptId }) => deptId));
        return hosts.map(({ host }) => host);
      }),
  };
}
