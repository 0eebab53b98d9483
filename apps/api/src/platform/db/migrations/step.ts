/** One step of the schema: SQL statements, run in order in one transaction. Steps go forward only. */
export type MigrationStep = readonly string[];
