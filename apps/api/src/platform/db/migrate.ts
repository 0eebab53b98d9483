import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { MigrationFailed } from './errors.ts';
import { migrations } from './migrations/index.ts';
import type { MigrationStep } from './migrations/step.ts';
import type { Schema } from './schema/index.ts';

function toMigration(step: MigrationStep): Migration {
  return {
    async up(db) {
      for (const statement of step) await sql.raw(statement).execute(db);
    },
  };
}

/**
 * Runs the steps that the database has not seen, all or none. Safe when several processes start together: Kysely's
 * migrator holds an advisory lock meanwhile. Throws MigrationFailed.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(migrations).map(([name, step]) => [name, toMigration(step)])),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new MigrationFailed(error instanceof Error ? error.message : String(error));
}
