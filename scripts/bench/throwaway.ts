/** A database that is made for a measurement and removed after it, with the settings of the product. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createDatabaseClient, type DatabaseClient } from '#server/database/client.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';

/** Opens a migrated, empty, durable database in a folder of its own, and removes it after `work`, however that ends. */
export async function withThrowawayDatabase<T>(
  work: (client: DatabaseClient & { log: Logger }) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rinkside-bench-'));
  // Root's database runs as another user, who must get there.
  chmodSync(dataDir, 0o711);
  const log = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' }, pino.destination(2));
  try {
    const database = await openDatabase({ dataDir, log });
    try {
      const client = createDatabaseClient(database.connectionString);
      try {
        await migrate(client.pool);
        return await work({ ...client, log });
      } finally {
        await client.pool.end();
      }
    } finally {
      await database.stop();
    }
  } finally {
    removeCluster(dataDir);
  }
}

function removeCluster(dataDir: string): void {
  const elsewhere = join(dataDir, 'postgres-location');
  if (existsSync(elsewhere)) rmSync(readFileSync(elsewhere, 'utf8').trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
