/** What a user has said and felt about games: his to take along, and gone when he goes. */
import { asc, eq } from 'drizzle-orm';
import { gameMessages, gameReactions } from '#domains/game/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Messages and reactions of a user, for his export. */
export async function talkOf(db: Database, userId: UserId) {
  const [messages, reactions] = await Promise.all([
    db
      .select({ gameId: gameMessages.gameId, text: gameMessages.text, createdAt: gameMessages.createdAt })
      .from(gameMessages)
      .where(eq(gameMessages.userId, userId))
      .orderBy(asc(gameMessages.id)),
    db
      .select({
        gameId: gameReactions.gameId,
        event: gameReactions.event,
        kind: gameReactions.kind,
        createdAt: gameReactions.createdAt,
      })
      .from(gameReactions)
      .where(eq(gameReactions.userId, userId))
      .orderBy(asc(gameReactions.createdAt)),
  ]);
  return { messages, reactions };
}

/** Takes everything that a user has said and felt out of the games; open streams notice it at their next look. */
export async function forgetTalk(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(gameReactions).where(eq(gameReactions.userId, userId));
  await tx.delete(gameMessages).where(eq(gameMessages.userId, userId));
}
