import { facesOf, type Face } from '../lint/support/faces.ts';
import { readWorkspaces, type Workspace } from '../lint/support/workspaces.ts';

/** The workspace that is made into a package others install. */
export const PUBLISHED = '@wutong/ui';

/** The workspaces that become part of it, because they are not published themselves, by the path that leads to them. */
export const TAKEN_IN = new Map([['@wutong/domain', './domain']]);

/** One face of the package, from its source. */
export type Entry = Face & {
  /** Its script in the package, without extension: `components/button`. */
  readonly script: string;
  /** Its source, from the root: `packages/ui/src/components/button/index.ts`. */
  readonly source: string;
};

/** What the package is made from. */
export type Source = { readonly workspace: Workspace; readonly entries: readonly Entry[] };

function entryOf(folder: string, path: string, file: string): Entry {
  return { path, file, script: path === '.' ? 'index' : path.slice(2), source: `${folder}/${file}` };
}

/** Finds the workspaces and their faces by their manifests, so that a new component needs no change here. */
export async function readSource(root: string): Promise<Source> {
  const workspaces = await readWorkspaces(root);
  const workspace = workspaces.find(({ name }) => name === PUBLISHED);
  if (workspace === undefined) throw new Error(`There is no workspace named ${PUBLISHED}`);
  const own = (await facesOf(root, workspace)).map(({ path, file }) => entryOf(workspace.folder, path, file));
  const others = workspaces.filter(({ name }) => TAKEN_IN.has(name)).map(async (other) => {
    const faces = await facesOf(root, other);
    return faces.map(({ path, file }) => entryOf(other.folder, `${TAKEN_IN.get(other.name) ?? ''}${path.slice(1)}`, file));
  });
  return { workspace, entries: [...own, ...(await Promise.all(others)).flat()] };
}
