import { isObject, listAt, textAt } from '../lint/support/json.ts';

/** Vite's note of a build: source or chunk -> file and what it imports. */
export type Manifest = ReadonlyMap<string, unknown>;

/** Reads a manifest; throws when it is none. */
export function readManifest(text: string): Manifest {
  const parsed: unknown = JSON.parse(text);
  if (!isObject(parsed)) throw new Error('The manifest of the build is no object');
  return new Map(Object.entries(parsed));
}

function texts(values: readonly unknown[]): readonly string[] {
  return values.filter((value): value is string => typeof value === 'string');
}

/** The scripts that a chunk needs before it can run: its own and those it imports statically, at any depth. */
export function scriptsOf(manifest: Manifest, key: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (one: string): void => {
    const chunk = manifest.get(one);
    const file = textAt(chunk, 'file');
    if (file === '' || files.has(file)) return;
    if (file.endsWith('.js')) files.add(file);
    texts(listAt(chunk, 'imports')).forEach(visit);
  };
  visit(key);
  return files;
}

/**
 * The scripts of the first load: the entry's and those of the route chunk whose source ends with `route`.
 * Throws when either is missing, so that a renamed route does not make the sum look better.
 */
export function firstLoad(manifest: Manifest, route: string): ReadonlySet<string> {
  const keys = [...manifest.keys()];
  const entry = keys.find((key) => {
    const chunk = manifest.get(key);
    return isObject(chunk) && chunk['isEntry'] === true;
  });
  const page = keys.find((key) => key.endsWith(route));
  if (entry === undefined) throw new Error('The build has no entry');
  if (page === undefined) throw new Error(`The build has no chunk of ${route}`);
  return new Set([...scriptsOf(manifest, entry), ...scriptsOf(manifest, page)]);
}
