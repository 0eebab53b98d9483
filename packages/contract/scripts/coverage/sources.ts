import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The files of the checkout that coverage looks at: path from its root, with `/`, to text; sorted by path. */
export type Sources = ReadonlyMap<string, string>;

const FOLDERS = ['apps', 'packages', 'e2e'];
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'assets']);

/** Reads all TypeScript of the checkout. */
export function readSources(root: string): Sources {
  const sources = new Map<string, string>();
  const walk = (folder: string): void => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path);
      else if (/\.tsx?$/.test(entry.name)) sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  for (const folder of FOLDERS) if (existsSync(join(root, folder))) walk(folder);
  return sources;
}

/** Whether a file holds tests. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Whether a file holds stories. */
export function isStory(path: string): boolean {
  return path.endsWith('.stories.tsx');
}

/** The files that a file leads to by relative imports, itself among them, as far as `within` lets it. */
export function reachable(sources: Sources, start: string, within: (path: string) => boolean): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = sources.get(path);
    if (text === undefined || found.has(path)) continue;
    found.add(path);
    const folder = posix.dirname(path);
    const targets = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
      posix.join(folder, to),
    );
    open.push(...targets.filter(within));
  }
  return found;
}

/** The names that a text imports from modules that `pattern` matches; types among them. */
export function importedFrom(text: string, pattern: RegExp): string[] {
  const imports = [...text.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g)];
  const lists = imports
    .filter(([, , module = '']) => pattern.test(module))
    .map(([, names = '']) => names.split(','));
  return lists.flat().flatMap((name) => /(?:type )?(\w+)/.exec(name)?.[1] ?? []);
}
