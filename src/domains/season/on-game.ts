/** League standings and playoff advances after games that end. */
import type { GameConsumer } from '#domains/game/facts.ts';
import { countTables, markAdvancing } from '#domains/season/store/results.ts';

export const tablesOnGame: GameConsumer = {
  name: 'season.tables',
  after: ['director.move-on'],
  async open(rows) {
    return {
      async afterAll(played) {
        await countTables(
          rows,
          played.map(({ competition }) => competition.id),
        );
        const ofPlayoffs = played.filter(({ competition }) => competition.kind === 'playoffs');
        await markAdvancing(
          rows,
          ofPlayoffs.flatMap(({ row }) => row.pairingId ?? []),
        );
      },
    };
  },
};
