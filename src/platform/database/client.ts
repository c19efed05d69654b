/** The program's connection to its database: a pool of connections, and drizzle over it. */

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { prepareOften, StatementNames } from './prepared.ts';
import { takeTurns } from './turns.ts';

/**
 * An idle connection is closed after this time, in milliseconds. What PostgreSQL has cached for it (the catalog, prepared
 * statements) is lost and must be built again on the next one: the driver's default of ten seconds is shorter than the time
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

// PostgreSQL's 64-bit integers (counts, sums of money) arrive as text, since not all of them are JavaScript numbers. Ours are:
// ids, pucks and cents stay far below 2^53. Set for the whole process, as drizzle reads the parsers from nowhere else.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers that JavaScript can hold.`);
  return value;
});

// Players' rows are full of arrays of small integers and of plain words, and the driver's own parser reads one character at a
// time. An array with anything special in it (quotes, NULL) is left to that parser. The types are PostgreSQL's own numbers, which
// the driver's list of names leaves out.
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
 * Creates a pool of connections to the database. Call `await pool.end()` before letting go of the database.
 *
 * @param maximum the most connections at a time; the embedded server takes 60 in all
 * @param options.lockTimeoutMs how long a statement waits for a lock held by another, see `isLockTimeout`; absent: as long as it
 * takes
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
  // The pool replaces a connection that breaks, idle or in use, and its query (if any) rejects; but an 'error' event without a
  // listener would end the process as well.
  pool.on('error', () => {});
  const names = new StatementNames();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareOften(client, names);
    takeTurns(client);
  });
  return { db: drizzleOver(pool), pool };
}

/** Returns a separate handle on an existing pool. */
export function drizzleOver(pool: pg.Pool): Database {
  return drizzle(pool, { casing: 'snake_case' });
}
