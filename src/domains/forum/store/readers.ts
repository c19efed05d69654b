/** Users' reading positions and bookmarks. */
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReadBy } from '#domains/block/store.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { postBookmarks, topicReaders, topics } from '#domains/forum/tables.ts';
import { languageOf } from '#domains/settings/store.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type Done = { ok: true } | Refused;

interface Reading {
  userId: UserId;
  topicId: number;
  now: Date;
}

/** Builds the condition that the reader may see the topic. */
export const isShownTo = (userId: UserId | SQLWrapper, topicId: number | SQLWrapper) =>
  and(sql`${topics.id} = ${topicId}`, isNull(topics.hiddenAt), isReadBy(userId, topics.userId));

const translations = alias(topics, 'translations');

/** Builds the condition that a topic is no announcement of which there is a translation into the reader's language. */
export const isInLanguageOf = (userId: UserId | SQLWrapper): SQL =>
  sql`(${topics.announces} is null or ${topics.language} = ${languageOf(userId)} or not exists (
    select from ${topics} translations
    where ${translations.announces} = ${topics.announces} and ${translations.language} = ${languageOf(userId)}))`;

/** Returns the author of a topic visible to the reader; null if there is none. */
export async function findTopic(
  db: Database | Transaction,
  id: number,
  readerId: UserId,
): Promise<{ userId: UserId | null } | null> {
  const [topic] = await db.select({ userId: topics.userId }).from(topics).where(isShownTo(readerId, id));
  return topic ?? null;
}

/** Records how far a user has read, never moving back. */
export async function noteRead(
  tx: Transaction,
  { userId, topicId, now, readTo }: Reading & { readTo: number },
): Promise<void> {
  const target = [topicReaders.userId, topicReaders.topicId];
  const [row] = await tx
    .insert(topicReaders)
    .values({ userId, topicId, readTo, readAt: now })
    .onConflictDoUpdate({
      target,
      set: {
        readTo: sql`greatest(${topicReaders.readTo}, excluded.read_to)`,
        readAt: now,
      },
    })
    // xmax is nonzero if the row existed before and was updated.
    .returning({ isNew: sql<boolean>`${sql.identifier('xmax')} = 0` });
  if (row?.isNew)
    await tx
      .update(topics)
      .set({ readers: sql`${topics.readers} + 1` })
      .where(eq(topics.id, topicId));
}

/** Marks a topic as read up to a post, at most up to the last one. */
export async function markTopicRead(db: Database, { number, ...reading }: Reading & { number: number }): Promise<Done> {
  return db.transaction(async (tx) => {
    const where = isShownTo(reading.userId, reading.topicId);
    const [topic] = await tx.select({ lastNumber: topics.lastNumber }).from(topics).where(where);
    if (!topic) return forumRefusals.unknownTopic();
    await noteRead(tx, { ...reading, readTo: Math.min(number, topic.lastNumber) });
    return { ok: true };
  });
}

/** Adds a post to a user's bookmarks, or removes it; repeating it changes nothing. */
export async function setBookmark(
  db: Database,
  { userId, commentId, isOn, now }: { userId: UserId; commentId: number; isOn: boolean; now: Date },
): Promise<void> {
  if (isOn) await db.insert(postBookmarks).values({ userId, commentId, createdAt: now }).onConflictDoNothing();
  else
    await db.delete(postBookmarks).where(and(eq(postBookmarks.userId, userId), eq(postBookmarks.commentId, commentId)));
}
