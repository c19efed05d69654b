/** Brings a database to the shape that this version of the program expects. */

import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runDrizzleMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { setUpStorage } from './storage.ts';

/** The key of the advisory lock under which migrations run: "rink" in ASCII. */
const migrationLock = 0x72696e6b;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs the migrations that are missing, ours and those of the job queue. Programs that start at once wait for one
 * another; each migration runs once, whole or not at all.
 *
 * @throws what PostgreSQL says if a migration fails; the database then is as the migration before left it
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client, { casing: 'snake_case' });
    await runDrizzleMigrations(db, { migrationsFolder });
    await setUpStorage(db);
    await runWorkerMigrations({ pgPool: pool });
  } finally {
    // Closing the session gives the lock back, also when the connection is what failed.
    client.release(true);
  }
}
