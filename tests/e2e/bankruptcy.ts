import type { GameServer } from './game-server.ts';
import { inDatabaseOf } from './server-database.ts';

/**
 * Puts a club far below its credit line for twenty days: one more morning and it is bankrupt. No game runs up such debts within
 * the time of a test.
 */
export async function runUpDebts(server: Pick<GameServer, 'dataDir'>, clubId: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
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
  });
}
