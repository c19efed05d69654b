/** Once per run: a PostgreSQL for the tests, with a migrated database from which every test's database is cloned. */

import { chmodSync, rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { withDatabase } from '../scripts/connection-string.ts';
import { createDatabaseClient } from '../src/platform/database/client.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { removeLeftovers, throwawayFolder } from './throwaway.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which the tests' databases are created. */
    testServer: string;
    /** The migrated, empty database. */
    templateDatabase: string;
  }
}

const log = { info: () => {}, warn: console.warn, error: console.error };

/** Starts our own server, or uses the one that TEST_DATABASE_URL names (its user must be allowed to create databases). */
export default async function setup(project: TestProject) {
  removeLeftovers();
  const dataDir = throwawayFolder();
  // Root's database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o711);
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const server = await openDatabase({ dataDir, databaseUrl, log, isDurable: false });

  const template = `rinkside_test_template_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: server.connectionString });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const { pool } = createDatabaseClient(withDatabase(server.connectionString, template), 2);
  await migrate(pool);
  await pool.end();

  project.provide('testServer', server.connectionString);
  project.provide('templateDatabase', template);

  return async () => {
    const made = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    // The template and the worlds that files shared (tests/factories/shared-world.ts).
    for (const { datname } of made.rows) await admin.query(`drop database ${datname} with (force)`);
    await admin.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
