import pg from 'pg';
import { openDatabase } from '#platform/database/open.ts';
import type { GameServer } from './game-server.ts';

/** Changes what no call can in the database of a running server, in one transaction: mostly, that time has passed. */
export async function inDatabaseOf(
  server: Pick<GameServer, 'dataDir'>,
  change: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await openDatabase({ dataDir: server.dataDir, log });
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await change(client);
    await client.query('commit');
  } finally {
    await client.end();
    await database.stop();
  }
}
