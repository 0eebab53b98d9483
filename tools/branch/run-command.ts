import type { BranchRegistry, HostChange, PlatformChange, RegisteredHost } from '@wutong/api';
import { StartFailure } from '../start/failure.ts';
import type { RegistryCommand } from './command.ts';

/** What hosts can be given: builds that exist and themes that exist, by key. */
export interface Known {
  readonly branches: readonly string[];
  readonly themes: readonly string[];
}

/** A fact that is taken back by an empty text. */
const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

function knownKey(option: string, key: string | undefined, keys: readonly string[]): string | undefined {
  if (key === undefined || keys.includes(key)) return key;
  throw new StartFailure(`--${option} is one of ${keys.join(', ')}, not '${key}'`);
}

function changeOf({ said }: RegistryCommand, { branches, themes }: Known): HostChange & PlatformChange {
  const change = {
    branchKey: knownKey('branch', said.branch, branches),
    themeKey: knownKey('theme', said.theme, themes),
    filing: orNull(said.filing),
    hotline: orNull(said.hotline),
    institutionId: orNull(said.institution),
    platformName: said.name,
    logo: orNull(said.logo),
    loginType: said['login-type'],
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** The registry as a table for people. */
function table(hosts: readonly RegisteredHost[]): string {
  const rows = hosts.map((one) => [one.host, one.deptId || '(main)', one.platformName, one.branchKey, one.themeKey, one.filing ?? '-', one.institutionId ?? '-']);
  const all = [['host', 'dept', 'name', 'branch', 'theme', 'filing', 'institution'], ...rows];
  return all.map((row) => row.join('\t')).join('\n');
}

async function add(registry: BranchRegistry, command: RegistryCommand, known: Known): Promise<void> {
  const { said } = command;
  const { host = '', name = '', 'dept-id': deptId = '' } = said;
  const { branchKey = known.branches.includes('main-platform') ? 'main-platform' : known.branches[0], ...change } = changeOf(command, known);
  if (branchKey === undefined) throw new StartFailure('There is no branch whose build could serve the host');
  const seed = {
    hosts: [host],
    deptId,
    platformName: name,
    logo: change.logo ?? null,
    // The department decides: the empty one is the main platform (spec section 1).
    identity: deptId === '' ? 0 : 1,
    loginType: said['login-type'] ?? 'learner',
    branchKey,
    themeKey: change.themeKey ?? branchKey,
  } as const;
  await registry.add(seed, change);
}

/** Carries a command out; answers what to print. Throws StartFailure or RegistryRefusal with the way out. */
export async function runCommand(registry: BranchRegistry, command: RegistryCommand, known: Known): Promise<string> {
  const host = command.said.host ?? '';
  switch (command.verb) {
    case 'list':
      return table(await registry.list());
    case 'add':
      await add(registry, command, known);
      return `${host} is registered; it is served as soon as it is asked for, without a build.`;
    case 'set':
      await registry.set(host, changeOf(command, known));
      return `${host} is changed.`;
    case 'remove':
      await registry.remove(host);
      return `${host} is forgotten. Its platform with its accounts and orders stays.`;
  }
}
