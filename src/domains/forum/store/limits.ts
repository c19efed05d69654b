/** How much a user may write now: what they have written in the last day, by the trust that they have earned. */
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { comments } from '#domains/discussion/tables.ts';
import { REPEAT_HOURS, TOPIC, TRUST, type Trust } from '#domains/forum/constants.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { trustOf } from '#domains/forum/rules/posting.ts';
import { topics } from '#domains/forum/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const isPostOf = (userId: UserId) => and(eq(comments.userId, userId), eq(comments.subjectKind, TOPIC));

/** Returns how far a user is trusted. */
export async function readTrust(db: Database | Transaction, userId: UserId): Promise<Trust> {
  // More posts than the highest level asks for are not counted.
  const posts = db
    .select({ id: comments.id })
    .from(comments)
    .where(isPostOf(userId))
    .limit(TRUST.regular.posts)
    .as('posts');
  const [row] = await db
    .select({ visitDays: users.visitDays, posts: sql<number>`(select count(*)::int from ${posts})` })
    .from(users)
    .where(eq(users.id, userId));
  return trustOf(row ?? { visitDays: 0, posts: 0 });
}

/** One at a time of a user from here on, so that two tabs do not go past a limit together. */
export async function queueUp(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('forum'), ${userId}::int)`);
}

/** Refuses the topic that would be one too many in a day, and says for how long. */
export async function mayStart(tx: Transaction, userId: UserId, { trust, now }: { trust: Trust; now: Date }) {
  const max = TRUST[trust].topicsADay;
  const where = eq(topics.userId, userId);
  const hours = await hoursUntilNext(tx, topics, { where, order: topics.id, at: topics.createdAt, max, now });
  return hours === 0 ? { ok: true as const } : forumRefusals.tooManyTopics({ max, hours });
}

/** Refuses the post that would be one too many in a day, and says for how long; and the same words again. */
export async function mayPost(
  tx: Transaction,
  userId: UserId,
  { text, trust, now }: { text: string; trust: Trust; now: Date },
): Promise<{ ok: true } | Refused> {
  const max = TRUST[trust].postsADay;
  const where = isPostOf(userId);
  const hours = await hoursUntilNext(tx, comments, { where, order: comments.id, at: comments.createdAt, max, now });
  if (hours > 0) return forumRefusals.tooManyPosts({ max, hours });
  const since = new Date(now.getTime() - REPEAT_HOURS * HOUR_MS);
  const repeated = await tx.$count(comments, and(where, gt(comments.createdAt, since), eq(comments.text, text)));
  return repeated > 0 ? forumRefusals.repeated() : { ok: true };
}

/** The hours after which the oldest of the last `max` is a day old; 0: now. */
async function hoursUntilNext(
  tx: Transaction,
  table: PgTable,
  { where, order, at, max, now }: { where: SQL | undefined; order: PgColumn; at: PgColumn; max: number; now: Date },
): Promise<number> {
  const [oldest] = await tx
    .select({ at: sql<Date>`${at}`.mapWith((value: string) => new Date(value)) })
    .from(table)
    .where(where)
    .orderBy(desc(order))
    .offset(max - 1)
    .limit(1);
  if (!oldest) return 0;
  return Math.max(0, Math.ceil((oldest.at.getTime() + DAY_MS - now.getTime()) / HOUR_MS));
}
