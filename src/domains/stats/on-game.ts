/** Statistics of finished games: a row per player and team, and the sums of the season. */
import { countsFor, type GameConsumer, type GameFinished } from '#domains/game/facts.ts';
import { addAppearances, type Dressed } from '#domains/stats/store/appearances.ts';
import { statisticsOf } from '#domains/stats/store/record.ts';
import { addToSums } from '#domains/stats/store/season-sums.ts';
import type { TeamId } from '#engine/ids.ts';

const isCounted = countsFor('statistics');

export const statisticsOnGame: GameConsumer = {
  name: 'stats.lines',
  async open(rows) {
    const { tx } = rows;
    return {
      ready: (played) => statisticsOf(played.filter(isCounted).map(({ rows }) => rows)),
      async afterBatch(played) {
        const gameIds = played.filter(isCounted).map(({ gameId }) => gameId);
        // In memory there are no lines to add up, but games are counted; the season is summed once the database has been filled.
        if (tx) await addToSums(tx, gameIds);
        else await addAppearances(rows, played.filter(isCounted).flatMap(dressedOf));
      },
    };
  },
};

function dressedOf({
  row: { competitionId, homeTeamId, awayTeamId },
  outcome: { appearances },
}: GameFinished): Dressed[] {
  const of = (side: 'home' | 'away', teamId: TeamId) =>
    appearances[side].map(({ playerId, as }) => ({ competitionId, teamId, playerId, as }));
  return [...of('home', homeTeamId), ...of('away', awayTeamId)];
}
