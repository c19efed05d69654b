/** Real databases for tests: each is separate, empty but migrated, and takes about a twentieth of a second. */

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeAll, inject } from 'vitest';
import { withDatabase } from '../scripts/connection-string.ts';
import { createDatabaseClient, type DatabaseClient } from '../src/platform/database/client.ts';

export interface TestDatabase extends DatabaseClient {
  /** For programs that the test starts itself. */
  url: string;
  /** Ends the pool and removes the database, even with connections left open. */
  drop(): Promise<void>;
}

/**
 * Returns a database for one test. Create it in a test or a hook, and `drop` it there; for a whole file there is `testDatabase`.
 *
 * @param connections maximum open connections of its pool
 * @param original the database to copy, once no connection to that is open; left out: an empty one
 */
export async function createTestDatabase(
  connections?: number,
  original?: { name: string },
): Promise<TestDatabase & { name: string }> {
  const { create, ...database } = namedDatabase(connections);
  await create(original);
  return database;
}

/** Returns the database of the tests of a file, or of the enclosing `describe`: available from the first hook after it on. */
export function testDatabase(connections?: number): TestDatabase {
  const { create, ...database } = namedDatabase(connections);
  beforeAll(async () => {
    await create();
    return () => database.drop();
  });
  return database;
}

/** Returns a pool for a database that is still to be created. */
function namedDatabase(connections = 5) {
  const server = inject('testServer');
  const name = `rinkside_test_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(server, name);
  const client = createDatabaseClient(url, connections);
  return {
    ...client,
    name,
    url,
    // Copying files beats copying through the log, for a small template on a server that need not survive an outage.
    create: (original = { name: inject('templateDatabase') }) =>
      administer(server, `create database ${name} template ${original.name} strategy file_copy`),
    async drop() {
      if (!client.pool.ended) await client.pool.end();
      await administer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Databases are created and removed from outside, on a separate connection. */
async function administer(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
