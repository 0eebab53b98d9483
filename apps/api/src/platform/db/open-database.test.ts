import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { embeddedCopy, emptyFolder, ENGINES, useDatabase } from '../../testing/database.ts';
import { DatabaseDamaged, DatabaseInUse, DatabaseUnreachable, isDatabaseAway, RootHandleInTransaction } from './errors.ts';
import { openDatabase } from './open-database.ts';

describe.each(ENGINES)('the root handle on %s', (engine) => {
  const database = useDatabase(engine, { statementTimeout: 700 });

  it('throws at once inside a transaction', async () => {
    const work = database.db.transaction().execute(async () => {
      await database.db.selectFrom('platform').select('id').execute();
    });
    await expect(work).rejects.toThrow(RootHandleInTransaction);
    const nested = database.db.transaction().setAccessMode('read write').execute(async () =>
      database.db.transaction().execute(async () => undefined));
    await expect(nested).rejects.toThrow(RootHandleInTransaction);
    await expect(database.db.selectFrom('platform').select('id').execute()).resolves.toEqual([]);
  });

  it('rolls back what a failed transaction wrote', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('rate_limit').values({ key: 'a', used: 1, resets_at: new Date(0) }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });

  it('gives up a statement that takes too long, and works on afterwards', async () => {
    const slow = sql`select count(*) from generate_series(1, 200000000)`.execute(database.db);
    const error: unknown = await slow.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseAway(error)).toBe(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });
});

describe('a connection that is lost inside a transaction', () => {
  const database = useDatabase('postgres');

  it('fails that transaction alone', async () => {
    const { db } = database;
    const work = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const administrator = new pg.Client(inject('postgresUrl'));
      await administrator.connect();
      await administrator.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await administrator.end();
      // Lost while no statement runs: nobody but a listener would hear of it.
      await delay(100);
      await sql`select 1`.execute(trx);
    });
    const error: unknown = await work.catch((caught: unknown) => caught);
    expect(isDatabaseAway(error)).toBe(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

describe('the embedded engine', () => {
  it('keeps the event loop free during a long scan', async () => {
    const { db, close } = await openDatabase({ dataDir: await embeddedCopy() });
    let longest = 0;
    let last = performance.now();
    const tick = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const started = performance.now();
    await sql`select count(*) from generate_series(1, 1500000)`.execute(db);
    const scan = performance.now() - started;
    clearInterval(tick);
    await close();
    expect(longest).toBeLessThan(scan / 2);
  });

  it('keeps its rows over a restart', async () => {
    const dataDir = await embeddedCopy();
    const first = await openDatabase({ dataDir });
    await first.db.insertInto('rate_limit').values({ key: 'kept', used: 1, resets_at: new Date(0) }).execute();
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'kept' }]);
    await second.close();
  });

  it('refuses a folder that a living process holds, and takes over from a dead one', async () => {
    const dataDir = await embeddedCopy();
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseInUse);
    await first.close();
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);

    const dead = spawn(process.execPath, ['-e', '']);
    await once(dead, 'exit');
    writeFileSync(join(dataDir, 'database.lock'), JSON.stringify({ pid: dead.pid, startedAt: '1', nonce: 'n' }));
    const second = await openDatabase({ dataDir });
    await second.close();
  });

  it('takes over a lock whose process number was given to another process since', async () => {
    const dataDir = await embeddedCopy();
    writeFileSync(join(dataDir, 'database.lock'), JSON.stringify({ pid: process.pid, startedAt: '1', nonce: 'n' }));
    const database = await openDatabase({ dataDir });
    expect(database.engine).toBe('embedded');
    await database.close();
  });

  it.each([
    ['PG_VERSION is gone', (folder: string) => rmSync(join(folder, 'PG_VERSION'))],
    ['pg_control is gone', (folder: string) => rmSync(join(folder, 'global/pg_control'))],
    ['pg_control is nonsense', (folder: string) => writeFileSync(join(folder, 'global/pg_control'), 'nonsense')],
    ['the log is gone', (folder: string) => rmSync(join(folder, 'pg_wal'), { recursive: true })],
    ['another version wrote it', (folder: string) => writeFileSync(join(folder, 'PG_VERSION'), '12\n')],
  ])('says that its folder is damaged when %s, and how to go on', async (_case, damage) => {
    const dataDir = await embeddedCopy();
    damage(join(dataDir, 'database'));
    const error: unknown = await openDatabase({ dataDir }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DatabaseDamaged);
    expect(String(error)).toContain(`mv ${join(dataDir, 'database')}`);
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
    expect(existsSync(join(dataDir, 'database'))).toBe(true);
  });

  it('makes a database in a folder that does not exist, also after a start that was interrupted', async () => {
    const dataDir = join(await emptyFolder(), 'new');
    mkdirSync(join(dataDir, 'database.new'), { recursive: true });
    writeFileSync(join(dataDir, 'database.new/PG_VERSION'), '18\n');
    const first = await openDatabase({ dataDir });
    await first.close();
    expect(await readFile(join(dataDir, 'database/PG_VERSION'), 'utf8')).toContain('18');
  });
});

describe('DATABASE_URL', () => {
  it.each([
    ['nobody listens', 'postgres://user:secret@127.0.0.1:1/shop'],
    ['it is another protocol', 'mysql://user:secret@127.0.0.1/shop'],
    ['it is no URL', 'secret nonsense'],
  ])('is refused in one sentence without the password when %s', async (_case, url) => {
    const error: unknown = await openDatabase({ url }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DatabaseUnreachable);
    expect(String(error)).not.toContain('secret');
    expect(String(error)).not.toContain('\n');
  });

  it('is refused when the server never answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const opening = openDatabase({ url: `postgres://user@127.0.0.1:${port}/shop` });
    await expect(opening).rejects.toThrow(DatabaseUnreachable);
    silent.close();
  });
});
