import { posix } from 'node:path';

/** Texts of source files by their path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type\s)([^;'"]*?)\sfrom\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** What a file imports at run time: what is taken, and from where, as written. */
export function importsOf(text: string): { names: string[]; from: string }[] {
  return [...text.matchAll(IMPORT)].map(([, clause = '', from, lazy]) => ({
    names: (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim().replace(/\s+as\s.*$/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
    from: from ?? lazy ?? '',
  }));
}

/** The path of a relative import from the root of the repository. */
export function targetOf(path: string, from: string): string | null {
  return from.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), from)) : null;
}

/** Every file that `start` reaches over relative imports for which `follow` holds, itself among them. */
export function reach(sources: Sources, start: string, follow: (path: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = sources.get(path);
    if (text === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const { from } of importsOf(text)) {
      const target = targetOf(path, from);
      if (target !== null && follow(target)) open.push(target);
    }
  }
  return reached;
}
