/** Sends the weekly forum digest of followed topics to users who asked for it. */
import { and, eq, sql } from 'drizzle-orm';
import { isReadBy } from '#domains/block/store.ts';
import { comments } from '#domains/discussion/tables.ts';
import { follows } from '#domains/follow/tables.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import { topicReaders, topics } from '#domains/forum/tables.ts';
import { FORUM_DIGEST_DAYS, TOPICS_TOLD } from '#domains/reminder/constants.ts';
import { isDigestDue } from '#domains/reminder/rules.ts';
import { type FollowedTopic, forumDigestMail } from '#domains/reminder/store/mails.ts';
import {
  hasSet,
  isQuietNow,
  lockReminder,
  type Reader,
  readersWho,
  recipientOf,
  type Writing,
} from '#domains/reminder/store/reminders.ts';
import { reminders } from '#domains/reminder/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { localTime } from '#platform/clock/local-time.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/** Sends the digests that are due; returns how many. */
export async function writeForumDigests(db: Database, writing: Writing): Promise<number> {
  let written = 0;
  for (const reader of await readersWho(db, hasSet('reminder.forum-digest'))) {
    if (!isQuietNow(reader, writing.now) && (await writeForumDigest(db, reader, writing))) written++;
  }
  return written;
}

async function writeForumDigest(db: Database, reader: Reader, { now, publicUrl }: Writing): Promise<boolean> {
  const today = localTime(now, reader.timeZone);
  const recipient = await recipientOf(db, reader, publicUrl);
  return db.transaction(async (tx) => {
    const { forumDay, forumAt } = await lockReminder(tx, reader.id, { digestDay: today.day, digestAt: now });
    const isFirst = forumDay === null || forumAt === null;
    if (!isFirst && !isDigestDue('weekly', today, forumDay)) return false;
    await tx.update(reminders).set({ forumDay: today.day, forumAt: now }).where(eq(reminders.userId, reader.id));
    // A user who has just turned it on only gets posts from now on.
    if (isFirst) return false;
    const weekAgo = new Date(now.getTime() - FORUM_DIGEST_DAYS * DAY_MS);
    const told = await newIn(tx, reader.id, forumAt > weekAgo ? forumAt : weekAgo);
    if (told.length === 0) return false;
    await queueMail(tx, forumDigestMail(recipient, told));
    return true;
  });
}

/**
 * Returns the topics that a user watches or tracks with new posts by others after the first unread one, busiest first.
 */
async function newIn(tx: Transaction, userId: UserId, since: Date): Promise<FollowedTopic[]> {
  const posts = sql<number>`count(*)::int`;
  return tx
    .select({ title: topics.title, posts })
    .from(follows)
    .innerJoin(topics, and(eq(topics.id, follows.subjectId), sql`${topics.hiddenAt} is null`))
    .innerJoin(comments, and(eq(comments.subjectKind, TOPIC), eq(comments.subjectId, topics.id)))
    .leftJoin(topicReaders, and(eq(topicReaders.topicId, topics.id), eq(topicReaders.userId, userId)))
    .where(
      and(
        eq(follows.userId, userId),
        eq(follows.subjectKind, TOPIC),
        sql`${follows.level} in ('watching', 'tracking')`,
        sql`${topics.lastPostAt} > ${since}`,
        sql`${comments.createdAt} > ${since} and ${comments.hiddenAt} is null and ${comments.userId} <> ${userId}`,
        sql`${comments.part} > coalesce(${topicReaders.readTo}, 0)`,
        isReadBy(userId, topics.userId),
        isReadBy(userId, comments.userId),
      ),
    )
    .groupBy(topics.id)
    .orderBy(sql`${posts} desc`, topics.id)
    .limit(TOPICS_TOLD);
}
