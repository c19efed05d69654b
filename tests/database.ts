/** Real databases for tests: each its own, empty but migrated, in about a twentieth of a second. */

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from '../scripts/connection-string.ts';
import { createDatabaseClient, type DatabaseClient } from '../src/platform/database/client.ts';

export interface TestDatabase extends DatabaseClient {
  /** For programs that the test starts itself. */
  url: string;
  /** Ends the pool and removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * A database of the test's own. Make it in `beforeAll` or `beforeEach`, and `drop` it in the hook that answers.
 *
 * @param maximum the most connections that its pool opens at a time
 */
export async function createTestDatabase(maximum = 5): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `rinkside_test_${randomBytes(6).toString('hex')}`;
  // Copying files beats copying through the log, for a small template on a server that need not survive an outage.
  await administer(server, `create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = withDatabase(server, name);
  const client = createDatabaseClient(url, maximum);
  return {
    ...client,
    url,
    async drop() {
      await client.pool.end();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Databases are made and removed from outside, on a connection of its own. */
async function administer(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
