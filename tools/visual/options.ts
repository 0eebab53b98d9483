import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** What `npm run visual` was asked for. */
export type Options = {
  /** The revision to compare with; null for the default (see test/base-revision.ts). */
  readonly base: string | null;
  /** Only stories whose id this matches. */
  readonly stories: RegExp;
  /** `few`: each story once in the narrowest and once in the widest window, its dress rotating; `all`: every mode. */
  readonly modes: 'few' | 'all' | RegExp;
  /** Approve what differs instead of failing because of it. */
  readonly approve: boolean;
  /** Take every picture anew, kept ones too. */
  readonly fresh: boolean;
  /** Pages that draw at the same time. */
  readonly pages: number;
};

/** What is printed when a command line makes no sense. */
export const USAGE = `npm run visual -- [options]
  --base REVISION    compare with this revision (default: what is published, else the commit before)
  --stories PATTERN  only stories whose id matches, for example 'button|tag'
  --modes PATTERN    every story in the modes whose name matches, for example 'association dark'
  --all-modes        every story in every mode
  --approve          approve what differs
  --fresh            take every picture anew
  --pages N          draw on so many pages at the same time (default: one for each processor)`;

/** Reads a command line; throws with the usage when it makes no sense. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        stories: { type: 'string', default: '' },
        modes: { type: 'string' },
        'all-modes': { type: 'boolean', default: false },
        approve: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        pages: { type: 'string', default: String(availableParallelism()) },
      },
    });
    const pages = Number(values.pages);
    if (!Number.isInteger(pages) || pages < 1) throw new Error(`--pages ${values.pages} is no number of pages`);
    if (values.modes !== undefined && values['all-modes']) throw new Error('--modes and --all-modes exclude each other');
    const named = values.modes === undefined ? 'few' : new RegExp(values.modes);
    return {
      base: values.base ?? null,
      stories: new RegExp(values.stories),
      modes: values['all-modes'] ? 'all' : named,
      approve: values.approve,
      fresh: values.fresh,
      pages,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, { cause: error });
  }
}
