/** Rewards of quests: made in the night, claimed once. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { talliesOf } from '#domains/achievement/store/count.ts';
import { clubs } from '#domains/club/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { QUESTS, type QuestId } from '#domains/quest/constants.ts';
import { questRefusals } from '#domains/quest/refusals.ts';
import { doneOn, type QuestDay } from '#domains/quest/rules.ts';
import { questRewards } from '#domains/quest/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** After the night's count; four queries, and one that notifies, however many managers there are. Answers how many are done. */
export async function settleQuests(tx: Transaction, day: QuestDay): Promise<number> {
  const owned = await tx
    .select({ userId: clubs.ownerUserId })
    .from(clubs)
    .where(isNotNull(clubs.ownerUserId))
    .orderBy(asc(clubs.ownerUserId));
  const userIds = owned.flatMap(({ userId }) => userId ?? []);
  if (userIds.length === 0) return 0;
  const tallies = await talliesOf(tx, userIds);
  const done = userIds.flatMap((userId) =>
    doneOn(userId, tallies.get(userId) ?? new Map(), day).map(({ id, period }) => ({
      userId,
      quest: id,
      period,
      points: QUESTS[id].points,
      doneOn: day.absoluteDay,
    })),
  );
  if (done.length === 0) return 0;
  // Those of a season and a career stay done night after night.
  const made = await tx.insert(questRewards).values(done).onConflictDoNothing().returning();
  const byUser = Map.groupBy(made, ({ userId }) => userId);
  await notify(
    pgRows(tx),
    [...byUser]
      .sort(([one], [other]) => one - other)
      .map(([userId, own]) => {
        const points = own.reduce((sum, reward) => sum + reward.points, 0);
        return {
          userId,
          channel: 'news' as const,
          kind: 'quests-done' as const,
          params: { count: own.length, points },
        };
      }),
  );
  return made.length;
}

/** Gives a manager his reward, once: of two who claim at the same time one gets it. */
export async function claimReward(
  db: Database,
  { userId, quest, period, now }: { userId: UserId; quest: QuestId; period: number; now: Date },
): Promise<{ ok: true; points: number } | Refused> {
  const isIt = and(eq(questRewards.userId, userId), eq(questRewards.quest, quest), eq(questRewards.period, period));
  const [claimed] = await db
    .update(questRewards)
    .set({ claimedAt: now })
    .where(and(isIt, isNull(questRewards.claimedAt)))
    .returning({ points: questRewards.points });
  if (claimed) return { ok: true, points: claimed.points };
  const [known] = await db.select({ quest: questRewards.quest }).from(questRewards).where(isIt);
  return known ? questRefusals.claimedAlready() : questRefusals.notDone();
}

/** All of a user's rewards that wait, those of the given periods, and the points that he has claimed. One query. */
export async function rewardsOf(db: Database, userId: UserId, periods: readonly number[]) {
  const rows = await db
    .select({
      reward: questRewards,
      claimed: sql<number>`coalesce(sum(${questRewards.points}) filter (where ${isNotNull(questRewards.claimedAt)}) over (), 0)::int`,
    })
    .from(questRewards)
    .where(eq(questRewards.userId, userId))
    .orderBy(asc(questRewards.doneOn), asc(questRewards.quest));
  return {
    points: rows[0]?.claimed ?? 0,
    rewards: rows.flatMap(({ reward }) =>
      reward.claimedAt === null || periods.includes(reward.period) ? [reward] : [],
    ),
  };
}

/** The claimed points of everybody who has some. One query. */
export function allQuestPoints(db: Database) {
  return db
    .select({ userId: questRewards.userId, value: sql<number>`sum(${questRewards.points})::int` })
    .from(questRewards)
    .where(isNotNull(questRewards.claimedAt))
    .groupBy(questRewards.userId)
    .orderBy(asc(questRewards.userId));
}

export async function eraseQuests(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(questRewards).where(eq(questRewards.userId, userId));
}

export async function exportQuests(db: Database, userId: UserId) {
  return db
    .select()
    .from(questRewards)
    .where(eq(questRewards.userId, userId))
    .orderBy(asc(questRewards.doneOn), asc(questRewards.quest));
}
