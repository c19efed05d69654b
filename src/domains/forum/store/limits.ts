/** How much a user may write now: what they have written in the last day, by the trust that they have earned. */
import { and, type Column, eq, gt, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { timesSaid } from '#domains/discussion/store/comments.ts';
import { comments } from '#domains/discussion/tables.ts';
import { REPEAT_HOURS, TOPIC, TRUST, type Trust } from '#domains/forum/constants.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { trustOf } from '#domains/forum/rules/posting.ts';
import { postWords } from '#domains/forum/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

const isPostOf = (userId: UserId) => and(eq(comments.userId, userId), eq(comments.subjectKind, TOPIC));

/** Returns how far a user is trusted. */
export async function readTrust(db: Database | Transaction, userId: UserId): Promise<Trust> {
  const [row] = await db
    .select({ visitDays: users.visitDays, posts: postsForTrust(db, users.id) })
    .from(users)
    .where(eq(users.id, userId));
  return trustOf(row ?? { visitDays: 0, posts: 0 });
}

/** The number of a user's posts, as far as it counts: more than the highest level asks for are not counted. */
export function postsForTrust(db: Database | Transaction, userId: Column): SQL<number> {
  // Of posts only, and narrow: the index answers it without a look at the posts.
  const posts = db
    .select({ id: postWords.commentId })
    .from(postWords)
    .where(eq(postWords.userId, userId))
    .limit(TRUST.regular.posts)
    .as('posts');
  return sql<number>`(select count(*)::int from ${posts})`;
}

/** One at a time of a user from here on, so that two tabs do not go past a limit together. */
export async function queueUp(tx: Transaction, userId: UserId): Promise<void> {
  await lockName(tx, 'forum', userId);
}

/** Refuses the topic that would be one too many in a day, and says for how long. */
export async function mayStart(tx: Transaction, userId: UserId, { trust, now }: { trust: Trust; now: Date }) {
  const max = TRUST[trust].topicsADay;
  // A topic begins with post 1, and goes with it when that is taken back.
  const hours = hoursUntilNext(await timesSaid(tx, userId, { kind: TOPIC, part: 1, limit: max }), { max, now });
  return hours === 0 ? { ok: true as const } : forumRefusals.tooManyTopics({ max, hours });
}

/** Refuses the post that would be one too many in a day, and says for how long; and the same words again. */
export async function mayPost(
  tx: Transaction,
  userId: UserId,
  { text, trust, now }: { text: string; trust: Trust; now: Date },
): Promise<{ ok: true } | Refused> {
  const max = TRUST[trust].postsADay;
  const hours = hoursUntilNext(await timesSaid(tx, userId, { kind: TOPIC, limit: max }), { max, now });
  if (hours > 0) return forumRefusals.tooManyPosts({ max, hours });
  const isRecent = gt(comments.createdAt, new Date(now.getTime() - REPEAT_HOURS * HOUR_MS));
  const repeated = await tx.$count(comments, and(isPostOf(userId), isRecent, eq(comments.text, text)));
  return repeated > 0 ? forumRefusals.repeated() : { ok: true };
}

/** The hours after which the oldest of the last `max` is a day old; 0: now. @param latest the latest first */
function hoursUntilNext(latest: readonly Date[], { max, now }: { max: number; now: Date }): number {
  const oldest = latest[max - 1];
  return oldest ? Math.max(0, Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / HOUR_MS)) : 0;
}
