import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseInUse } from '../errors.ts';

/** Who holds a lock. The start time tells a process from a later one with the same number. */
interface Holder {
  pid: number;
  startedAt: string;
  /** Tells two locks of one process apart. */
  nonce: string;
}

/** A lock that is held; releasing it twice does no harm. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the lock file beside the embedded database, because the engine has none of its own and two writers would
 * destroy the data. A lock left by a process that no longer lives is taken over. Throws DatabaseInUse when the
 * holder lives; then nothing was changed.
 */
export function lockFolder(lockFile: string, folder: string): FolderLock {
  mkdirSync(dirname(lockFile), { recursive: true });
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '', nonce: randomUUID() };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryCreate(lockFile, own)) return { release: () => releaseOwn(lockFile, own) };
    const holder = read(lockFile);
    if (holder && isAlive(holder)) throw new DatabaseInUse(folder, holder.pid);
    removeStale(lockFile, holder);
  }
  throw new DatabaseInUse(folder, read(lockFile)?.pid ?? 0);
}

function tryCreate(lockFile: string, own: Holder): boolean {
  // Written apart and linked into place: nobody ever reads a lock that is half written.
  const draft = `${lockFile}.${own.nonce}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead lock away. If another process was quicker and its new lock was caught, that one is put back. */
function removeStale(lockFile: string, stale: Holder | undefined): void {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return;
  }
  const caught = read(aside);
  if (caught && caught.nonce !== stale?.nonce) {
    try {
      linkSync(aside, lockFile);
    } catch {
      // A third process holds it by now; the next attempt sees that.
    }
  }
  rmSync(aside, { force: true });
}

function releaseOwn(lockFile: string, own: Holder): void {
  if (read(lockFile)?.nonce === own.nonce) rmSync(lockFile, { force: true });
}

function read(file: string): Holder | undefined {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const { pid, startedAt, nonce } = parsed as Partial<Record<keyof Holder, unknown>>;
    if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof nonce !== 'string') return undefined;
    return { pid, startedAt, nonce };
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another account.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const startedAt = startOf(holder.pid);
  return startedAt === undefined || holder.startedAt === '' || startedAt === holder.startedAt;
}

/** When a process started, as a text that is only ever compared; undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may hold spaces; the start time is field 22, the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    } catch {
      return undefined;
    }
  }
}
