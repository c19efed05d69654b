/** Statistics of games that end: a row a player and team, and the sums of the season. */
import { type GameConsumer, isCounted } from '#domains/game/facts.ts';
import { statisticsOf } from '#domains/stats/store/record.ts';
import { addToSums } from '#domains/stats/store/season-sums.ts';

export const statisticsOnGame: GameConsumer = {
  name: 'stats.lines',
  async open({ tx }) {
    return {
      ready: (played) => statisticsOf(played.filter(isCounted).map(({ rows }) => rows)),
      async afterBatch(played) {
        const gameIds = played.filter(isCounted).map(({ gameId }) => gameId);
        // In memory there are no lines to add up; who fills a database adds up the season when it is there.
        if (tx) await addToSums(tx, gameIds);
      },
    };
  },
};
