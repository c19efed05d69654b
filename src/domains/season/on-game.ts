/** Tables and playoff series after games that end. */
import type { GameConsumer, GameFinished } from '#domains/game/facts.ts';
import { addToSeries, countTables } from '#domains/season/store/results.ts';

export const tablesOnGame: GameConsumer = {
  name: 'season.tables',
  async open(rows) {
    return {
      async afterAll(played) {
        await countTables(
          rows,
          played.map(({ competition }) => competition.id),
        );
        await addToSeries(rows, played.flatMap(seriesGame));
      },
    };
  },
};

function seriesGame({ row, outcome }: GameFinished) {
  if (row.seriesId === null) return [];
  const winnerTeamId = outcome.homeScore > outcome.awayScore ? row.homeTeamId : row.awayTeamId;
  return [{ seriesId: row.seriesId, winnerTeamId }];
}
