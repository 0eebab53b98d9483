import { sql } from 'kysely';
import type { Handle } from './open-database.ts';

/** Asks the database for the least that it can answer; rejects when it is away. */
export async function pingDatabase(db: Handle): Promise<void> {
  await sql`select 1`.execute(db);
}
