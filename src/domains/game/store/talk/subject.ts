/** Messages of the chat of games, as users report them. */
import { and, eq, isNull } from 'drizzle-orm';
import { gameMessages, games } from '#domains/game/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { publish } from '#platform/realtime.ts';

export const gameMessageSubject: SubjectKind = {
  kind: 'game-message',

  async read(db, id, reader) {
    const [row] = await db
      .select({
        authorId: gameMessages.userId,
        text: gameMessages.text,
        gameId: gameMessages.gameId,
        slot: games.slot,
        home: games.homeTeamId,
        away: games.awayTeamId,
      })
      .from(gameMessages)
      .innerJoin(games, eq(games.id, gameMessages.gameId))
      .where(and(eq(gameMessages.id, id), isNull(gameMessages.hiddenAt)));
    if (!row) return null;
    // A scrimmage is behind closed doors, and so is what is said there.
    if (row.slot === null && ![row.home, row.away].some((team) => reader.teamIds.includes(team))) return null;
    return { authorId: row.authorId, text: row.text, path: `/game/${row.gameId}?tab=chat` };
  },

  async remove(tx, id, { now }) {
    const [row] = await tx
      .update(gameMessages)
      .set({ hiddenAt: now })
      .where(and(eq(gameMessages.id, id), isNull(gameMessages.hiddenAt)))
      .returning({ gameId: gameMessages.gameId });
    if (!row) return null;
    await publish(tx, 'talk', { gameId: row.gameId, unsaid: id });
    return {};
  },

  async restore(tx, id) {
    const [row] = await tx
      .update(gameMessages)
      .set({ hiddenAt: null })
      .where(eq(gameMessages.id, id))
      .returning({ gameId: gameMessages.gameId });
    if (row) await publish(tx, 'talk', { gameId: row.gameId, said: id });
  },
};
