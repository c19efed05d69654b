/** Competitions go on when their games end. */
import { and, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { moveOn } from '#domains/director/store.ts';
import type { GameConsumer } from '#domains/game/facts.ts';
import { reschedule } from '#domains/game/store/real-time.ts';
import { games } from '#domains/game/tables.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Between two games of a team in real time. */
const REST_MS = 2 * MINUTE_MS;

export const competitionsOnGame: GameConsumer = {
  name: 'director.move-on',
  // A competition goes on whatever its games count for.
  hearsOfAll: true,
  /** In real time a team rests between two games, and plays them in their order, however late they are. */
  async mayBegin(tx, gameId, now) {
    const [game] = await tx.select().from(games).where(eq(games.id, gameId));
    if (!game?.pairingId || !game.faceoffAt) return true;
    const { competitionId, faceoffAt } = game;
    const teamIds = [game.homeTeamId, game.awayTeamId];
    const isEarlier = or(lt(games.faceoffAt, faceoffAt), and(eq(games.faceoffAt, faceoffAt), lt(games.id, gameId)));
    const [other] = await tx
      .select({ id: games.id })
      .from(games)
      .where(
        and(
          eq(games.competitionId, competitionId),
          ne(games.id, gameId),
          or(inArray(games.homeTeamId, teamIds), inArray(games.awayTeamId, teamIds)),
          or(
            eq(games.status, 'live'),
            gt(games.finishedAt, new Date(now.getTime() - REST_MS)),
            and(eq(games.status, 'scheduled'), isEarlier),
          ),
        ),
      )
      .limit(1);
    if (!other) return true;
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
