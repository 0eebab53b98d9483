import { parseArgs } from 'node:util';
import { StartFailure } from '../start/failure.ts';

/** What may be said of a host and its platform on the command line. */
const OPTIONS = {
  host: { type: 'string' },
  'dept-id': { type: 'string' },
  name: { type: 'string' },
  branch: { type: 'string' },
  theme: { type: 'string' },
  logo: { type: 'string' },
  'login-type': { type: 'string' },
  filing: { type: 'string' },
  hotline: { type: 'string' },
  institution: { type: 'string' },
} as const;

type Option = keyof typeof OPTIONS;

/** What of each command must be said. */
const NEEDED = {
  list: [],
  add: ['host', 'dept-id', 'name'],
  set: ['host'],
  remove: ['host'],
} as const satisfies Record<string, readonly Option[]>;

/** A command of the registry with what was said. */
export interface RegistryCommand {
  readonly verb: keyof typeof NEEDED;
  readonly said: Readonly<Partial<Record<Option, string>>>;
}

/** How the command is written; part of each refusal. */
const USAGE = 'npm run branch -- list | add --host H --dept-id D --name N [--branch B] [--theme T] [--filing F] [--hotline T] | set --host H ... | remove --host H';

function isVerb(text: string | undefined): text is RegistryCommand['verb'] {
  return text !== undefined && Object.hasOwn(NEEDED, text);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message.split('\n')[0] : 'This can’t be read'}. Usage: ${USAGE}`);
  }
}

/** Reads a command line. Throws a StartFailure that names what is wrong. */
export function readCommand(args: readonly string[]): RegistryCommand {
  const { values: said, positionals } = parsed(args);
  const [verb, ...rest] = positionals;
  if (!isVerb(verb) || rest.length > 0) throw new StartFailure(`Usage: ${USAGE}`);
  const missing = NEEDED[verb].find((option) => said[option] === undefined);
  if (missing) throw new StartFailure(`${verb} needs --${missing}. Usage: ${USAGE}`);
  const host = said.host;
  if (host !== undefined && !/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/.test(host)) {
    throw new StartFailure(`--host takes a host name in lower case without port or protocol, not '${host}'`);
  }
  if (said.institution !== undefined && !/^\d*$/.test(said.institution)) {
    throw new StartFailure(`--institution takes the institution's id, or nothing to lift it, not '${said.institution}'`);
  }
  return { verb, said };
}
