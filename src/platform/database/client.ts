/** How the program talks to its database: a pool of connections, and drizzle over it. */

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { prepareOften, StatementNames } from './prepared.ts';
import { takeTurns } from './turns.ts';

/**
 * A connection that nobody has used for this long is closed, in milliseconds. What PostgreSQL has learned on it goes with it
 * (the catalog, prepared statements), to be learned again on the next: the driver's own ten seconds are less than lies
 * between two clicks.
 */
const IDLE_MS = 10 * 60_000;

type TypeId = Parameters<typeof pg.types.getTypeParser>[0];

/** What stores take to run queries; a `Transaction` fits wherever one is asked for. */
export type Database = NodePgDatabase;

/** Inside `database.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseClient {
  db: Database;
  pool: pg.Pool;
}

// PostgreSQL's 64-bit integers (counts, sums of money) come as text, since not all of them are JavaScript numbers.
// Ours are: ids, pucks and cents stay far below 2^53. Set for the whole process, as drizzle asks nowhere else.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers that JavaScript can hold.`);
  return value;
});

// Players' rows are full of arrays of small integers and of plain words, and the driver's own reader takes each letter
// by itself. An array with anything special in it (quotes, NULL) is left to it. The types are PostgreSQL's own numbers,
// which the driver's list of names leaves out.
const SMALLINT_ARRAY = 1005 as TypeId;
const TEXT_ARRAY = 1009 as TypeId;
const readSmallints: (text: string) => unknown = pg.types.getTypeParser(SMALLINT_ARRAY);
const readTexts: (text: string) => unknown = pg.types.getTypeParser(TEXT_ARRAY);
pg.types.setTypeParser(SMALLINT_ARRAY, (text) =>
  /^\{[-0-9,]+\}$/.test(text) ? text.slice(1, -1).split(',').map(Number) : readSmallints(text),
);
pg.types.setTypeParser(TEXT_ARRAY, (text) =>
  /^\{[-\w,]+\}$/.test(text) && !text.includes('NULL') ? text.slice(1, -1).split(',') : readTexts(text),
);

/**
 * A pool of connections to the database. `await pool.end()` before letting go of the database.
 *
 * @param maximum the most connections at a time; the embedded server takes 60 in all
 * @param options.lockTimeoutMs how long a statement waits for what somebody else holds, see `isLockTimeout`; absent: as long as it takes
 */
export function createDatabaseClient(
  connectionString: string,
  maximum = 10,
  { lockTimeoutMs }: { lockTimeoutMs?: number } = {},
): DatabaseClient {
  const pool = new pg.Pool({
    connectionString,
    max: maximum,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    ...(lockTimeoutMs !== undefined && { lock_timeout: lockTimeoutMs }),
  });
  // A connection that breaks, idle or in use, is replaced by the pool, and its query (if any) rejects; but an 'error'
  // that nobody listens to would end the process as well.
  pool.on('error', () => {});
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareOften(client, names);
    takeTurns(client);
  });
  return { db: drizzleOver(pool), pool };
}

/** A handle of its own on a pool that is there already. */
export function drizzleOver(pool: pg.Pool): Database {
  return drizzle(pool, { casing: 'snake_case' });
}
