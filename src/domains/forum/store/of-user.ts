/** A user's forum data, for export and deletion. */
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { dropDiscussions, saidByOthers } from '#domains/discussion/store/comments.ts';
import { comments } from '#domains/discussion/tables.ts';
import { dropFollows } from '#domains/follow/store.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import { eraseVotes } from '#domains/forum/store/polls.ts';
import { categoryReads, postBookmarks, topicReaders, topics, topicVotes } from '#domains/forum/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Erases a user's forum data. Their posts are deleted with their comments (`discussion`); topics with posts by others
 * stay without the user's name.
 */
export async function eraseForum(tx: Transaction, userId: UserId): Promise<void> {
  await eraseVotes(tx, userId);
  for (const table of [topicReaders, categoryReads, postBookmarks])
    await tx.delete(table).where(eq(table.userId, userId));
  const alone = await tx
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.userId, userId), notInArray(topics.id, saidByOthers(tx, TOPIC, userId))));
  const ids = alone.map(({ id }) => id);
  if (ids.length > 0) {
    await dropDiscussions(tx, TOPIC, ids);
    await dropFollows(tx, TOPIC, ids);
    await tx.delete(topics).where(inArray(topics.id, ids));
  }
  await tx.update(topics).set({ userId: null }).where(eq(topics.userId, userId));
  // Their posts are about to be deleted.
  await tx.execute(sql`update ${topics} set replies = replies - said.posts from (
      select subject_id, count(*)::int as posts from ${comments}
      where user_id = ${userId} and subject_kind = ${TOPIC} and part > 1 and hidden_at is null group by 1
    ) said where ${topics.id} = said.subject_id`);
}

/** Exports a user's forum data in one query, since the export asks every domain; posts are among the comments. */
export async function exportForum(db: Database, userId: UserId): Promise<Record<string, unknown[]>> {
  const rowsOf = (table: PgTable) =>
    sql`(select coalesce(json_agg(mine), '[]') from ${table} as mine where mine.user_id = ${userId})`;
  const { rows } = await db.execute<Record<string, unknown[]>>(sql`
    select ${rowsOf(topics)} as topics, ${rowsOf(topicReaders)} as "topicsRead", ${rowsOf(categoryReads)} as "categoriesRead",
      ${rowsOf(postBookmarks)} as bookmarks, ${rowsOf(topicVotes)} as "topicVotes"`);
  return rows[0] ?? {};
}
