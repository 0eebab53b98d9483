import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CODINGS, type Coding } from '../http/encoding.ts';
import { mediaType } from './media-types.ts';

/** One form in which a file lies on the disk. */
export type StoredForm = { readonly file: string; readonly size: number };

/** A file of a build, with the compressed forms that lie beside it. */
export type Asset = {
  readonly type: string;
  /** Strong validator; the compressed forms add their coding to it. */
  readonly tag: string;
  /** True where the name carries a hash of the content: such a file never changes. */
  readonly immutable: boolean;
  readonly plain: StoredForm;
  readonly coded: Readonly<Partial<Record<Coding, StoredForm>>>;
};

/** Every file of a build by its URL path. What is not in it does not exist, however a path is spelt. */
export type AssetIndex = ReadonlyMap<string, Asset>;

const SUFFIX: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

async function walk(folder: string, prefix: string, found: Map<string, string>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // Files with a leading dot are notes of the build, not part of what it serves.
    if (entry.name.startsWith('.')) continue;
    const full = join(folder, entry.name);
    if (entry.isDirectory()) await walk(full, `${prefix}${entry.name}/`, found);
    else if (entry.isFile()) found.set(`${prefix}${entry.name}`, full);
  }
}

async function describe(path: string, file: string, files: ReadonlyMap<string, string>): Promise<Asset> {
  const { size, mtimeMs } = await stat(file);
  const coded: Partial<Record<Coding, StoredForm>> = {};
  for (const coding of CODINGS) {
    const beside = files.get(`${path}${SUFFIX[coding]}`);
    if (beside !== undefined) coded[coding] = { file: beside, size: (await stat(beside)).size };
  }
  return {
    type: mediaType(path),
    tag: `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`,
    immutable: path.startsWith('/assets/'),
    plain: { file, size },
    coded,
  };
}

/** Reads which files a build folder holds. Throws the file system's error when the folder is missing. */
export async function indexAssets(folder: string): Promise<AssetIndex> {
  const files = new Map<string, string>();
  await walk(folder, '/', files);
  const index = new Map<string, Asset>();
  for (const [path, file] of files) {
    const isCodedForm = Object.values(SUFFIX).some((end) => path.endsWith(end) && files.has(path.slice(0, -end.length)));
    if (!isCodedForm) index.set(path, await describe(path, file, files));
  }
  return index;
}
