/** Writes the statistics of finished games: a row a player and team. */
import { type GameRows, GOALIE_ROW, SKATER_ROW, TEAM_ROW } from '#domains/stats/store/game-rows.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import { copyRows } from '#server/database/bulk.ts';
import type { Transaction } from '#server/database/client.ts';

/**
 * The rows of games that have not been recorded before and that count, as friendlies do not; who makes sure of both is
 * `game/store/record.ts`. The sums of the season are made of them afterwards (`season-sums.ts`).
 */
export async function recordGameRows(tx: Transaction, games: readonly GameRows[]): Promise<void> {
  const parts = (kind: keyof GameRows) => games.map((rows) => rows[kind]);
  await copyRows(tx, skaterGames, SKATER_ROW, parts('skaters'));
  await copyRows(tx, goalieGames, GOALIE_ROW, parts('goalies'));
  await copyRows(tx, teamGames, TEAM_ROW, parts('teams'));
}
