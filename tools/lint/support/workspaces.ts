import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { isObject, objectAt, textAt, type JsonObject } from './json.ts';

/** A workspace of the repository as its package.json describes it. */
export type Workspace = {
  /** Folder relative to the root, for example `packages/ui`; an empty text for the root itself. */
  readonly folder: string;
  readonly name: string;
  /** The layer that the manifest names under `wutong.layer`; empty where it names none. */
  readonly layer: string;
  readonly manifest: JsonObject;
};

/** The manifest fields that pull packages in. */
export const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

async function readManifest(root: string, folder: string): Promise<Workspace> {
  const manifest: unknown = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  if (!isObject(manifest)) throw new Error(`${folder}/package.json is not an object`);
  return { folder, name: textAt(manifest, 'name'), layer: textAt(objectAt(manifest, 'wutong'), 'layer'), manifest };
}

/** Every workspace under packages/, apps/ and e2e, in alphabetical order of their folders. */
export async function readWorkspaces(root: string): Promise<readonly Workspace[]> {
  const manifests = await listFiles(root, /^(packages\/[^/]+|apps\/[^/]+|e2e)\/package\.json$/);
  return Promise.all(manifests.map((path) => readManifest(root, path.replace(/\/package\.json$/, ''))));
}

/** The root's own manifest. */
export async function readRoot(root: string): Promise<Workspace> {
  return readManifest(root, '');
}

/** Name and version of every package that a workspace declares, with the field that declares it. */
export function declaredBy(workspace: Workspace): readonly { name: string; version: string; field: string }[] {
  return DEPENDENCY_FIELDS.flatMap((field) =>
    Object.entries(objectAt(workspace.manifest, field)).map(([name, version]) => ({
      name,
      version: String(version),
      field,
    })),
  );
}
