import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseDamaged } from '../errors.ts';
import { EmbeddedEngine } from './engine.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';

/** The major version that the embedded engine writes; its folder can't be opened by another. */
const MAJOR_VERSION = '18';

/** An open embedded database with the lock on its folder. */
export interface OpenEmbedded {
  engine: EmbeddedEngine;
  lock: FolderLock;
}

/**
 * Opens (or creates) the embedded database in `<dataDir>/database`. Throws DatabaseInUse or DatabaseDamaged.
 * A new database is made beside and moved into place when it is whole, so that a start that was interrupted
 * does not look like damage.
 */
export async function openEmbedded(dataDir: string): Promise<OpenEmbedded> {
  const folder = join(dataDir, 'database');
  const lock = lockFolder(join(dataDir, 'database.lock'), folder);
  try {
    if (!existsSync(folder)) await create(folder);
    else checkFolder(folder);
    const engine = new EmbeddedEngine({ folder });
    await openOrDamaged(engine, folder);
    return { engine, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const engine = new EmbeddedEngine({ folder: draft });
  await engine.open();
  await engine.close();
  renameSync(draft, folder);
}

/** What can be seen without opening: the engine would make a new database in a folder that lost its version file. */
function checkFolder(folder: string): void {
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) {
    const detail = readdirSync(folder).length === 0 ? 'the folder is empty' : 'PG_VERSION is missing';
    throw new DatabaseDamaged(folder, detail);
  }
  const found = readFileSync(version, 'utf8').trim();
  if (found !== MAJOR_VERSION) throw new DatabaseDamaged(folder, `PG_VERSION is '${found}', not ${MAJOR_VERSION}`);
  for (const part of ['global/pg_control', 'base', 'pg_wal']) {
    if (!existsSync(join(folder, part))) throw new DatabaseDamaged(folder, `${part} is missing`);
  }
}

async function openOrDamaged(engine: EmbeddedEngine, folder: string): Promise<void> {
  try {
    await engine.open();
    await engine.run('select count(*) from pg_class', []);
  } catch (error) {
    await engine.close();
    throw new DatabaseDamaged(folder, error instanceof Error ? error.message : String(error));
  }
}
