/** Competitions go on when their games end. */
import { moveOn } from '#domains/director/store.ts';
import type { GameConsumer } from '#domains/game/facts.ts';

export const competitionsOnGame: GameConsumer = {
  name: 'director.move-on',
  // A competition goes on whatever its games count for.
  hearsOfAll: true,
  async open(rows) {
    return {
      async afterAll(played) {
        const paired = played.filter(({ row }) => row.pairingId !== null);
        await moveOn(
          rows,
          paired.map(({ row }) => row.competitionId),
        );
      },
    };
  },
};
