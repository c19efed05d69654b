/** Tables and playoff series after games that end. */
import type { GameConsumer, GameFinished } from '#domains/game/facts.ts';
import { addToSeries, addToStandings } from '#domains/season/store/results.ts';

export const tablesOnGame: GameConsumer = {
  name: 'season.tables',
  async open(rows) {
    return {
      async afterAll(played) {
        await addToStandings(rows, played.filter(({ competition }) => competition.kind === 'league').map(tableGame));
        await addToSeries(rows, played.flatMap(seriesGame));
      },
    };
  },
};

function tableGame({ row, competition, outcome }: GameFinished) {
  const { homeTeamId, awayTeamId } = row;
  const { homeScore, awayScore, endedIn } = outcome;
  return { competition, homeTeamId, awayTeamId, homeScore, awayScore, endedIn };
}

function seriesGame({ row, outcome }: GameFinished) {
  if (row.seriesId === null) return [];
  const winnerTeamId = outcome.homeScore > outcome.awayScore ? row.homeTeamId : row.awayTeamId;
  return [{ seriesId: row.seriesId, winnerTeamId }];
}
