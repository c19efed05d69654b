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

/**
 * Returns the database of the tests of a file, or of the enclosing `describe`: available from the first hook after it on.
 *
 * @param connections maximum open connections of its pool
 * @param findOriginal returns the database to copy; left out: an empty one
 */
export function testDatabase(connections?: number, findOriginal?: () => Promise<{ name: string }>): TestDatabase {
  const { create, ...database } = namedDatabase(connections);
  beforeAll(async () => {
    await create(await findOriginal?.());
    return () => database.drop();
  });
  return database;
}

/**
 * Returns a database to copy that all files of a run share. The first one that asks makes it, and others wait for that.
 *
 * @param name distinguishes it from others, in letters and underscores
 * @param make fills it; it may be made from a copy of another one
 */
export async function sharedOriginal(
  name: string,
  make: (db: TestDatabase['db']) => Promise<void>,
  findOriginal?: () => Promise<{ name: string }>,
): Promise<{ name: string }> {
  const shared = { name: `${inject('templateDatabase')}_${name}` };
  // The lock ends with its connection, however the making ends.
  await connected(inject('testServer'), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [shared.name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [shared.name]);
    if (rowCount !== 0) return;
    const draft = await createTestDatabase(undefined, await findOriginal?.());
    try {
      await make(draft.db);
      await draft.pool.end();
      // Only a finished one has the name.
      await client.query(`alter database ${draft.name} rename to ${shared.name}`);
    } finally {
      await draft.drop();
    }
  });
  return shared;
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
  await connected(server, (client) => client.query(command));
}

async function connected(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
