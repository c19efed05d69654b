/** Brings a database to the shape that this version of the program expects. */

import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runDrizzleMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import { type ClientBase, DatabaseError, type Pool } from 'pg';
import { OperatorTrouble } from '../operator-trouble.ts';
import { keepLogs } from './append-only.ts';
import { setUpStorage } from './storage.ts';

/** The key of the advisory lock under which migrations run: "rink" in ASCII. */
const migrationLock = 0x72696e6b;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs the missing migrations, ours and those of the job queue. Programs that start at once wait for one another; each migration
 * runs once, whole or not at all.
 *
 * @throws OperatorTrouble for a database made by another version of the game; PostgreSQL's error if a migration fails, which
 * leaves the database as it was after the previous one
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client, { casing: 'snake_case' });
    await requireKnownWorld(client);
    await bringExtension(client);
    await runDrizzleMigrations(db, { migrationsFolder });
    await setUpStorage(db);
    await keepLogs(db);
    await runWorkerMigrations({ pgPool: pool });
  } finally {
    // Closing the session releases the lock, also when the connection is what failed.
    client.release(true);
  }
}

/** Insufficient privilege; a file of the extension is missing; the server does not have it at all. */
const WITHHELD: ReadonlySet<string> = new Set(['42501', '58P01', '0A000']);

/**
 * Installs the extension for name indexes. It is one of those that the owner of a database may create, where the server has it.
 */
async function bringExtension(client: ClientBase): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (cause) {
    if (!(cause instanceof DatabaseError) || !WITHHELD.has(cause.code ?? '')) throw cause;
    throw new OperatorTrouble(
      'This PostgreSQL server does not let the game have the extension pg_trgm. Install it there (many systems have it in the ' +
        'package postgresql-contrib), or create it in the database as a user who may. Nothing was changed.',
      { cause },
    );
  }
}

/**
 * Refuses a database with a migration that is not ours: its tables are not those that this version knows, and nothing must be
 * built on them.
 */
async function requireKnownWorld(client: ClientBase): Promise<void> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (!tables[0]?.name) return;
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  if (rows.every(({ hash }) => known.has(hash))) return;
  throw new OperatorTrouble(
    'This world was made by another version of the game, whose tables this one does not know. Nothing was changed: ' +
      'go on with the version that made it, or set DATA_DIR (or DATABASE_URL) to an empty place for a new world.',
  );
}
