import pg from 'pg';
import { openDatabase } from '#platform/database/open.ts';
import type { GameServer } from './game-server.ts';

/**
 * Puts a club far below its credit line, where it has been for twenty days: one more morning and it is bankrupt. No game runs up
 * such debts within the time of a test.
 */
export async function runUpDebts(server: Pick<GameServer, 'dataDir'>, clubId: number): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await openDatabase({ dataDir: server.dataDir, log });
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `insert into ledger_transactions (key, season, day, kind, params)
      select 'opening/debts/' || $1, season_number, day, 'opening', '{}' from world returning id, season, day`,
      [clubId],
    );
    const [{ id, season, day }] = rows;
    await client.query(
      `insert into ledger_entries (transaction_id, account, currency, amount, season, day, kind)
      values ($1, 'club:' || $2, 'dollar', -500000000, $3, $4, 'opening'), ($1, 'world:league', 'dollar', 500000000, $3, $4, 'opening')`,
      [id, clubId, season, day],
    );
    await client.query(
      `insert into club_finances (club_id, days_below_line) values ($1, 20)
      on conflict (club_id) do update set days_below_line = 20`,
      [clubId],
    );
    await client.query('commit');
  } finally {
    await client.end();
    await database.stop();
  }
}
