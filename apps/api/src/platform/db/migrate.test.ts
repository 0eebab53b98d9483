import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bareDatabase, ENGINES, useDatabase } from '../../testing/database.ts';
import { MigrationFailed } from './errors.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';

const run = promisify(execFile);
const opener = fileURLToPath(new URL('../../testing/open-and-close.ts', import.meta.url));

describe.each(ENGINES)('the schema on %s', (engine) => {
  const database = useDatabase(engine);

  it('has run every step once', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
  });

  it('reads ids and decimals as texts and moments as dates', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740993::bigint as id, 12.5::numeric as hours, date '2026-11-21' as day,
        timestamptz '2026-11-21 09:00+08' as moment, array['护理'] as grams, 3::int as count, true as flag
    `.execute(database.db);
    expect(rows[0]).toEqual({
      id: '9007199254740993',
      hours: '12.5',
      day: '2026-11-21',
      moment: new Date('2026-11-21T01:00:00Z'),
      grams: ['护理'],
      count: 3,
      flag: true,
    });
  });

  it('refuses a second account with the same mobile in one tenant', async () => {
    const account = { tenant_id: '000000', mobile: '13900000001', type: 1, created_at: new Date(0), password_hash: null,
      real_name: null, avatar: null, area_code: null, area_name: null } as const;
    await database.db.insertInto('user_account').values({ ...account, id: '1' }).execute();
    const second = database.db.insertInto('user_account').values({ ...account, id: '2' }).execute();
    await expect(second).rejects.toMatchObject({ code: '23505', constraint: 'user_account_mobile' });
  });
});

describe('starting on a real PostgreSQL', () => {
  it('is safe for three processes at once on an empty database', async () => {
    const url = await bareDatabase();
    const starts = [1, 2, 3].map(() => run(process.execPath, [opener, url]));
    for (const { stdout } of await Promise.all(starts)) expect(stdout.trim()).toBe('opened');
    const { db, close } = await openDatabase({ url });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from kysely_migration`.execute(db);
    await close();
    expect(rows[0]?.count).toBe(Object.keys(migrations).length);
  });

  it('refuses a database that a newer release has written', async () => {
    const url = await bareDatabase();
    const first = await openDatabase({ url });
    await sql`insert into kysely_migration values ('9999-future', '2026-01-01T00:00:00Z')`.execute(first.db);
    await first.close();
    await expect(openDatabase({ url })).rejects.toThrow(MigrationFailed);
  });
});
