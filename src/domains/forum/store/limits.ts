/** How much a user may write in the forum now, given what they wrote there in the last day and the trust they have earned. */
import { type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { TRUST, type Trust } from '#domains/discussion/constants.ts';
import { hoursUntilNext } from '#domains/discussion/rules/day-limit.ts';
import { timesSaid } from '#domains/discussion/store/comments.ts';
import { mayRepeat } from '#domains/discussion/store/limits.ts';
import { comments } from '#domains/discussion/tables.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Selects the grant of regulars, who help keep topics in order, for the query of a session. */
export function grantsOfRegulars(userId: SQL): SQL {
  const { visitDays, posts } = TRUST.regular;
  return sql`
    select 'regular', null, null::int from ${users} as u
    where u.id = ${userId} and u.visit_days >= ${visitDays}
      and (select count(*) from (select from ${comments}
        where ${comments.userId} = ${userId} and ${comments.subjectKind} = ${TOPIC} limit ${posts}) as posts) >= ${posts}`;
}

/** Refuses a topic beyond the daily limit, with the hours to wait. */
export async function mayStart(tx: Transaction, userId: UserId, { trust, now }: { trust: Trust; now: Date }) {
  const max = TRUST[trust].topicsADay;
  // A topic begins with post 1, and is deleted if that is taken back.
  const started = await timesSaid(tx, userId, { kind: TOPIC, part: 1, limit: max });
  const hours = hoursUntilNext(started, { max, now: now.getTime() });
  return hours === 0 ? { ok: true as const } : forumRefusals.tooManyTopics({ max, hours });
}

/** Refuses a post beyond the daily limit, with the hours to wait, and a repeated text. */
export async function mayPost(
  tx: Transaction,
  userId: UserId,
  { text, trust, now }: { text: string; trust: Trust; now: Date },
): Promise<{ ok: true } | Refused> {
  const max = TRUST[trust].postsADay;
  const hours = hoursUntilNext(await timesSaid(tx, userId, { kind: TOPIC, limit: max }), { max, now: now.getTime() });
  if (hours > 0) return forumRefusals.tooManyPosts({ max, hours });
  return mayRepeat(tx, { kind: TOPIC, userId, text, now, most: 1 });
}
