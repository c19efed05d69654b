/** Statistics of finished games as they are written: a row per player and team. */
import { type GameRows, GOALIE_ROW, SKATER_ROW, TEAM_ROW } from '#domains/stats/store/game-rows.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import type { ReadyRows } from '#platform/database/bulk.ts';

/**
 * Returns the rows of games that have not been recorded before and that count, which friendlies do not;
 * `game/store/record.ts` ensures both. The sums of the season are made from them afterward (`season-sums.ts`).
 */
export function statisticsOf(games: readonly GameRows[]): ReadyRows[] {
  const parts = (kind: keyof GameRows) => games.map((rows) => rows[kind]);
  return [
    { table: skaterGames, layout: SKATER_ROW, parts: parts('skaters') },
    { table: goalieGames, layout: GOALIE_ROW, parts: parts('goalies') },
    { table: teamGames, layout: TEAM_ROW, parts: parts('teams') },
  ];
}
