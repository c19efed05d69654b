/** Counts a user's unread messages. */
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { MAX_UNREAD } from '#domains/message/constants.ts';
import { isListed, isThereFor, KIND } from '#domains/message/store/members.ts';
import { conversationMembers } from '#domains/message/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The condition that the member in the row of `conversation_members` sees the comment. */
export const isSeen = and(
  eq(comments.subjectKind, KIND),
  eq(comments.subjectId, conversationMembers.conversationId),
  isNull(comments.hiddenAt),
  isReadBy(conversationMembers.userId, comments.userId),
  isThereFor(conversationMembers),
);

/** The condition that they have not read it and did not write it. */
export const isUnread = and(
  isSeen,
  gt(comments.id, conversationMembers.readTo),
  ne(comments.userId, conversationMembers.userId),
);

/**
 * The condition that the member wants to be told of an unread message outside the game: not a request, not muted, not
 * archived.
 */
const isLoud = and(
  eq(conversationMembers.state, 'member'),
  eq(conversationMembers.isMuted, false),
  gt(comments.id, conversationMembers.archivedTo),
);

/**
 * Returns how many private messages a user has not read, without muted conversations, at most MAX_UNREAD.
 * @param isLoudOnly excludes requests and archived conversations
 */
export async function countUnreadMessages(
  db: Database | Transaction,
  userId: UserId,
  { isLoudOnly = false }: { isLoudOnly?: boolean } = {},
): Promise<number> {
  const unread = db
    .select({ id: comments.id })
    .from(conversationMembers)
    .innerJoin(comments, isUnread)
    .where(
      and(
        eq(conversationMembers.userId, userId),
        eq(conversationMembers.isMuted, false),
        isListed,
        isLoudOnly ? isLoud : undefined,
      ),
    )
    .limit(MAX_UNREAD);
  const { rows } = await db.execute<{ unread: number }>(sql`select count(*)::int as unread from (${unread}) as u`);
  return rows[0]?.unread ?? 0;
}

/** What a user's devices are told about messages: the number, the conversations, and the text of the latest. */
export interface UnpushedMessages {
  count: number;
  conversationIds: readonly number[];
  latest: { author: string; text: string } | null;
}

/**
 * Marks unread messages that a user's devices have not been told of as told, including requests and muted ones, so that
 * they are not pushed late; returns those that the user wants to hear of. Of two simultaneous calls, only one returns a
 * message.
 * @param since older messages are marked but not returned
 */
export async function takeUnpushedMessages(tx: Transaction, userId: UserId, since: Date): Promise<UnpushedMessages> {
  const { conversationId, pushedTo } = conversationMembers;
  const waiting = await tx
    .select({
      id: comments.id,
      conversationId,
      text: comments.text,
      author: users.name,
      isTold: sql<boolean>`(${isLoud}) and ${comments.createdAt} > ${since.toISOString()}::timestamptz`,
    })
    .from(conversationMembers)
    .innerJoin(comments, isUnread)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(conversationMembers.userId, userId), isListed, gt(comments.id, pushedTo)))
    .orderBy(desc(comments.id))
    .limit(MAX_UNREAD);
  const told: typeof waiting = [];
  for (const [id, messages] of Map.groupBy(waiting, (message) => message.conversationId)) {
    const newest = messages[0]?.id ?? 0;
    const marked = await tx
      .update(conversationMembers)
      .set({ pushedTo: newest })
      .where(and(eq(conversationId, id), eq(conversationMembers.userId, userId), lt(pushedTo, newest)))
      .returning({ conversationId });
    if (marked.length > 0) told.push(...messages.filter(({ isTold }) => isTold));
  }
  const latest = [...told].sort((one, other) => other.id - one.id)[0];
  return {
    count: told.length,
    conversationIds: [...new Set(told.map((message) => message.conversationId))],
    latest: latest ? { author: latest.author, text: latest.text } : null,
  };
}

/** Returns how many requests from strangers are pending. */
export async function countRequests(db: Database, userId: UserId): Promise<number> {
  return db.$count(
    conversationMembers,
    and(eq(conversationMembers.userId, userId), eq(conversationMembers.state, 'asked'), isListed),
  );
}
