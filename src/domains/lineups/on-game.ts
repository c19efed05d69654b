/** Partnerships of players after games. */
import type { GameConsumer } from '#domains/game/facts.ts';
import { acquaintancesOf, completeAcquaintances, playedTogether } from '#domains/lineups/store/partnerships.ts';

export const partnershipsOnGame: GameConsumer = {
  name: 'lineups.partnerships',
  after: ['season.tables'],
  async open(rows, { games, known }) {
    const teamIds = games.flatMap(({ row }) => [row.homeTeamId, row.awayTeamId]);
    const before = known
      ? await completeAcquaintances(rows, known.acquaintances)
      : await acquaintancesOf(rows, teamIds);
    return {
      async afterAll(played) {
        const sides = played.flatMap(({ row, stints }) => [
          { teamId: row.homeTeamId, stints: stints.home },
          { teamId: row.awayTeamId, stints: stints.away },
        ]);
        await playedTogether(rows, sides, before);
      },
    };
  },
};
