/** The chat of games. Whatever changes it tells the live streams with the same commit. */
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { type ChatMessage, MESSAGES_AT_A_TIME } from '#domains/game/contract/talk.ts';
import { gameMessages } from '#domains/game/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { GameId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

export interface MessagePage {
  /** Oldest first. */
  messages: ChatMessage[];
  /** There are older ones than these; when asked for those after one, newer ones. */
  hasMore: boolean;
}

/** The newest messages of a game, those before one, or those after one. */
export async function listMessages(
  db: Database,
  gameId: GameId,
  { before, after }: { before?: number | undefined; after?: number | undefined } = {},
): Promise<MessagePage> {
  const isForward = after !== undefined;
  const rows = await readMessages(db, {
    where: and(
      eq(gameMessages.gameId, gameId),
      isForward ? gt(gameMessages.id, after) : undefined,
      before === undefined ? undefined : lt(gameMessages.id, before),
    ),
    order: isForward ? asc(gameMessages.id) : desc(gameMessages.id),
    // One more than is shown tells whether there are more.
    limit: MESSAGES_AT_A_TIME + 1,
  });
  const messages = rows.slice(0, MESSAGES_AT_A_TIME);
  return { messages: isForward ? messages : messages.reverse(), hasMore: rows.length > MESSAGES_AT_A_TIME };
}

/** Those of the messages that are still there, oldest first. */
export async function findMessages(db: Database | Transaction, ids: readonly number[]): Promise<ChatMessage[]> {
  if (ids.length === 0) return [];
  return readMessages(db, { where: inArray(gameMessages.id, [...ids]), order: asc(gameMessages.id) });
}

export interface NewMessage {
  gameId: GameId;
  userId: UserId;
  text: string;
  afterEvent: number;
  now: Date;
}

export async function addMessage(
  db: Database,
  { gameId, userId, text, afterEvent, now }: NewMessage,
): Promise<ChatMessage> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(gameMessages)
      .values({ gameId, userId, text, afterEvent, createdAt: now })
      .returning({ id: gameMessages.id });
    const [message] = row ? await findMessages(tx, [row.id]) : [];
    if (!message) throw new Error('the message was not stored');
    await publish(tx, 'talk', { gameId, said: message.id });
    return message;
  });
}

/** Who has said it; null when there is no such message (any more). */
export async function authorOf(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ authorId: gameMessages.userId })
    .from(gameMessages)
    .where(and(eq(gameMessages.id, id), isNull(gameMessages.hiddenAt)));
  return row?.authorId ?? null;
}

/** Takes a message back. @returns whether it was there. */
export async function removeMessage(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(gameMessages)
      .where(eq(gameMessages.id, id))
      .returning({ gameId: gameMessages.gameId });
    if (row) await publish(tx, 'talk', { gameId: row.gameId, unsaid: id });
    return row !== undefined;
  });
}

async function readMessages(
  db: Database | Transaction,
  { where, order, limit }: { where: SQL | undefined; order: SQL; limit?: number },
): Promise<ChatMessage[]> {
  const query = db
    .select({ message: gameMessages, name: users.name, clubId: managers.clubId })
    .from(gameMessages)
    .innerJoin(users, eq(users.id, gameMessages.userId))
    .leftJoin(managers, eq(managers.userId, users.id))
    .where(and(where, isNull(gameMessages.hiddenAt)))
    .orderBy(order);
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ message, name, clubId }) => ({
    id: message.id,
    author: { id: message.userId, name, clubId },
    text: message.text,
    afterEvent: message.afterEvent,
    at: message.createdAt.toISOString(),
  }));
}
