/** Advances competitions when their games end. */
import { moveOn } from '#domains/director/store.ts';
import type { GameConsumer } from '#domains/game/facts.ts';
import { isHeldUp, reschedule } from '#domains/game/store/real-time.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Minimum rest between two games of a team in real time. */
const REST_MS = 2 * MINUTE_MS;

export const competitionsOnGame: GameConsumer = {
  name: 'director.move-on',
  // Competitions advance by all of their games, whatever else these count for.
  hearsOfAll: true,
  /** In real time a team rests between two games, and plays them in order, however late they are. */
  async mayBegin(tx, gameId, now) {
    if (!(await isHeldUp(tx, gameId, new Date(now.getTime() - REST_MS)))) return true;
    await reschedule(tx, gameId, { faceoffAt: new Date(now.getTime() + REST_MS) });
    return false;
  },
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
