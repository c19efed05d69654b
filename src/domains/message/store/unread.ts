/** How much waits for a user to be read. */
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
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

/** The condition that they have not read it, and have not written it either. */
export const isUnread = and(
  isSeen,
  gt(comments.id, conversationMembers.readTo),
  ne(comments.userId, conversationMembers.userId),
);

/** Returns how many private messages a user has not read: none of muted conversations, and not more than MAX_UNREAD. */
export async function countUnreadMessages(db: Database | Transaction, userId: UserId): Promise<number> {
  const unread = db
    .select({ id: comments.id })
    .from(conversationMembers)
    .innerJoin(comments, isUnread)
    .where(and(eq(conversationMembers.userId, userId), eq(conversationMembers.isMuted, false), isListed))
    .limit(MAX_UNREAD);
  const { rows } = await db.execute<{ unread: number }>(sql`select count(*)::int as unread from (${unread}) as u`);
  return rows[0]?.unread ?? 0;
}

/** Returns how many strangers wait for an answer. */
export async function countRequests(db: Database, userId: UserId): Promise<number> {
  return db.$count(
    conversationMembers,
    and(eq(conversationMembers.userId, userId), eq(conversationMembers.state, 'asked'), isListed),
  );
}
