import { listFiles } from './files.ts';
import { isObject } from './json.ts';
import type { Workspace } from './workspaces.ts';

/** One way into a package: what follows its name in an import, and the file behind it. */
export type Face = {
  /** `.` or `./components/button`, as in the `exports` field. */
  readonly path: string;
  /** The file it leads to, from the package's folder: `src/components/button/index.ts`. */
  readonly file: string;
};

async function expand(root: string, folder: string, key: string, target: string): Promise<readonly Face[]> {
  const file = target.replace(/^\.\//, '');
  if (!key.includes('*')) return [{ path: key, file }];
  const [before = '', after = ''] = file.split('*');
  const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const files = await listFiles(root, new RegExp(`^${quote(`${folder}/${before}`)}[^/]+${quote(after)}$`));
  return files.map((path) => {
    const inner = path.slice(`${folder}/${before}`.length, path.length - after.length);
    return { path: key.replace('*', inner), file: path.slice(folder.length + 1) };
  });
}

/** Every face of a workspace; a `*` in its `exports` field stands for each file that fits. */
export async function facesOf(root: string, { folder, manifest }: Workspace): Promise<readonly Face[]> {
  const { exports: entries } = manifest;
  if (!isObject(entries)) return [];
  const faces = Object.entries(entries).map(([key, target]) => (typeof target === 'string' ? expand(root, folder, key, target) : []));
  return (await Promise.all(faces)).flat();
}
