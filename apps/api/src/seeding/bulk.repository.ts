import { sql } from 'kysely';
import type { Handle, Schema } from '../platform/db/index.ts';
import { DEFAULT_TENANT } from '../platform/tenancy/index.ts';

/**
 * Adds rows in bulk: one JSON parameter a statement, which the database turns into rows itself. Rows that are there
 * already stay as they are, so that an interrupted or repeated load does no harm.
 */
export async function insertRows(db: Handle, table: keyof Schema, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const complete = rows.map((row) => ({ tenant_id: DEFAULT_TENANT, ...row }));
  const columns = sql.join(['tenant_id', ...Object.keys(first)].map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(complete)}::json)
    on conflict do nothing
  `.execute(db);
}

/** Whether the catalogue has any course. */
export async function hasCourses(db: Handle): Promise<boolean> {
  return (await db.selectFrom('course').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Tells the planner about many new rows; without it the first searches would be slow. */
export async function analyse(db: Handle): Promise<void> {
  for (const table of ['category', 'course', 'course_speaker', 'chapter', 'courseware'] as const) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}
