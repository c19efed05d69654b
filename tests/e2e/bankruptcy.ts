import pg from 'pg';
import { openDatabase } from '#platform/database/open.ts';
import type { GameServer } from './game-server.ts';

/** Lets a user fall: no game runs up such debts within the time of a test. */
export async function goBankrupt(server: Pick<GameServer, 'dataDir'>, email: string): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await openDatabase({ dataDir: server.dataDir, log });
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('update users set bankrupt_at = now() where email = $1', [email]);
  } finally {
    await client.end();
    await database.stop();
  }
}
