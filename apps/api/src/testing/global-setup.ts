import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/index.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server's maintenance database. */
    postgresUrl: string;
    /** Data folder of an embedded database with the current schema, to be copied. */
    embeddedTemplate: string;
  }
}

/** Name of the database that every test file's own is cloned from. */
export const TEMPLATE = 'wutong_template';

/** Starts the run's databases and migrates one template on each engine; answers how to end them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const embedded = mkdtempSync(join(tmpdir(), 'wutong-embedded-'));
  const [server] = await Promise.all([startPostgres(), migrateEmbedded(embedded)]);
  await migratePostgres(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('embeddedTemplate', embedded);
  return async () => {
    await server.stop();
    await rm(embedded, { recursive: true, force: true });
  };
}

async function migrateEmbedded(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.close();
}

async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const database = await openDatabase({ url: withDatabase(url, TEMPLATE) });
  await database.close();
}

/** The same server's URL with another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
