/** What of a lock file concerns workspaces. */
interface LockFile {
  packages: Record<string, unknown>;
}

const isLock = (value: unknown): value is LockFile =>
  typeof value === 'object' && value !== null && 'packages' in value && typeof value.packages === 'object' && value.packages !== null;

function parsed(text: string): LockFile {
  const value: unknown = JSON.parse(text);
  if (!isLock(value)) throw new Error('package-lock.json has no packages');
  return value;
}

/** As npm writes it, so that nothing but the entries changes. */
const written = (lock: LockFile): string => `${JSON.stringify(lock, null, 2)}\n`;

const folderOf = (key: string): string => `apps/${key}`;
const linkOf = (key: string): string => `node_modules/@wutong/${key}`;

/** The lock file with a branch's own two entries, where npm would put them. */
export function withBranch(text: string, key: string, manifest: { version: string; license: string; dependencies: Record<string, string> }): string {
  const lock = parsed(text);
  const { version, license, dependencies } = manifest;
  const own: Record<string, unknown> = {
    [folderOf(key)]: { name: `@wutong/${key}`, version, license, dependencies },
    [linkOf(key)]: { resolved: folderOf(key), link: true },
  };
  const names = Object.keys({ ...lock.packages, ...own }).sort((one, other) => one.localeCompare(other, 'en'));
  return written({ ...lock, packages: Object.fromEntries(names.map((name) => [name, own[name] ?? lock.packages[name]])) });
}

/** The lock file without a branch's entries. */
export function withoutBranch(text: string, key: string): string {
  const lock = parsed(text);
  const { [folderOf(key)]: _folder, [linkOf(key)]: _link, ...packages } = lock.packages;
  return written({ ...lock, packages });
}
