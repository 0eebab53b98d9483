import { CONTENDERS, type Contender } from './contenders.ts';

/** What the command line asks for. */
export type Options = {
  /** Visits of each page that count. */
  readonly rounds: number;
  /** Scenarios by name; empty for all. */
  readonly only: readonly string[];
  readonly contenders: readonly Contender[];
  /** Build and look whether all do the same work, without taking the time seriously. */
  readonly build: boolean;
};

const DEFAULT_ROUNDS = 7;

/** Reads `--rounds 5 --only cart,login --contenders ours,plain --build-only`; throws with the usage on anything else. */
export function readOptions(args: readonly string[], scenarios: readonly string[]): Options {
  const usage = `usage: npm run bench:ui -- [--rounds ${DEFAULT_ROUNDS}] [--only ${scenarios.join(',')}] [--contenders ${CONTENDERS.join(',')}] [--build-only]`;
  const given = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index] ?? '';
    if (name === '--build-only') given.set(name, '');
    else if (['--rounds', '--only', '--contenders'].includes(name)) given.set(name, args[(index += 1)] ?? '');
    else throw new Error(usage);
  }
  const list = (name: string): readonly string[] => (given.get(name) ?? '').split(',').filter((part) => part !== '');
  const rounds = Number(given.get('--rounds') ?? DEFAULT_ROUNDS);
  const chosen = list('--contenders');
  const strange = [...list('--only').filter((name) => !scenarios.includes(name)), ...chosen.filter((name) => !CONTENDERS.some((one) => one === name))];
  if (!Number.isInteger(rounds) || rounds < 1 || strange.length > 0) throw new Error(usage);
  return {
    rounds,
    only: list('--only'),
    contenders: chosen.length === 0 ? CONTENDERS : CONTENDERS.filter((one) => chosen.includes(one)),
    build: given.has('--build-only'),
  };
}
