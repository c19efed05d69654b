/** Builds the facts that reviewers check before they decide. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { ageInDays } from '#domains/account/rules/standing.ts';
import { users } from '#domains/account/tables.ts';
import { inHousehold, usersAtSharedPlaces } from '#domains/auth/store/places.ts';
import { hasFreeze } from '#domains/puck/store/freezes.ts';
import { realDayOf } from '#domains/puck/store/issue.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { owedBy } from '#domains/purchase/store/debts.ts';
import { purchases } from '#domains/purchase/tables.ts';
import { LATELY_DAYS } from '#domains/withdrawal/constants.ts';
import type { WithdrawalChecks } from '#domains/withdrawal/contract.ts';
import { takesTwo } from '#domains/withdrawal/rules.ts';
import { askedInMonth } from '#domains/withdrawal/store/hold.ts';
import { withdrawalSteps, withdrawals } from '#domains/withdrawal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the checks in five queries; null: no such withdrawal. */
export async function checksOf(
  db: Database,
  { id, userId: reviewerId, now }: { id: number; userId: UserId; now: Date },
): Promise<WithdrawalChecks | null> {
  const [found] = await db
    .select({ userId: withdrawals.userId, activatedAt: users.activatedAt, requestedAt: withdrawals.requestedAt })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.id, id));
  if (!found) return null;
  const { userId, activatedAt, requestedAt } = found;
  const [household, approvals, { asked, ...counted }, shared] = await Promise.all([
    db
      .select({ id: users.id, name: users.name, deletedAt: users.deletedAt })
      .from(users)
      .where(sql`${users.id} in ${inHousehold(userId)}`)
      .orderBy(asc(users.id)),
    db
      .select({ name: users.name, at: withdrawalSteps.at })
      .from(withdrawalSteps)
      .innerJoin(users, eq(users.id, withdrawalSteps.userId))
      .where(and(eq(withdrawalSteps.withdrawalId, id), eq(withdrawalSteps.step, 'approved')))
      .orderBy(asc(withdrawalSteps.id)),
    countsOf(db, userId, { requestedAt, now }),
    usersAtSharedPlaces(db, [userId]),
  ]);
  const mates = household.filter((mate) => mate.id !== userId);
  return {
    ...counted,
    mayReview: !household.some((mate) => mate.id === reviewerId),
    takesTwo: takesTwo(asked),
    approvedBy: approvals.map(({ name, at }) => ({ name, at: at.toISOString() })),
    ageDays: ageInDays(activatedAt?.getTime(), now.getTime()),
    housemates: mates.flatMap(({ id: mateId, name, deletedAt }) => (deletedAt ? [] : [{ id: mateId, name }])),
    deletedHousemates: mates.filter(({ deletedAt }) => deletedAt).length,
    isAtSharedPlace: shared.has(userId),
  };
}

type Counts = Pick<
  WithdrawalChecks,
  'debt' | 'disputes' | 'isFrozen' | 'householdPucks' | 'issuedLately' | 'withdrawnLately'
> & { /** In the month of the withdrawal, by the household. */ asked: number };

async function countsOf(
  db: Database,
  userId: UserId,
  { requestedAt, now }: { requestedAt: Date; now: Date },
): Promise<Counts> {
  const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS);
  /** SQL for the pucks of open or paid withdrawals. */
  const sumOf = (condition: SQL) => sql<number>`(select coalesce(sum(w.pucks), 0)::int from ${withdrawals} w
    where w.state not in ('refused', 'canceled') and ${condition})`;
  const [row] = await db
    .select({
      asked: askedInMonth(userId, requestedAt),
      debt: owedBy(userId),
      disputes: sql<number>`(select count(*)::int from ${purchases} p where p.user_id = ${userId} and p.dispute_state is not null)`,
      isFrozen: hasFreeze(userId),
      issuedLately: sql<number>`(select coalesce(sum(i.amount), 0)::int from ${puckIssues} i
        where i.user_id = ${userId} and i.from_user_id is null and i.real_day > ${realDayOf(since)}::int)`,
      householdPucks: sumOf(sql`w.user_id in ${inHousehold(userId)} and w.user_id <> ${userId}`),
      withdrawnLately: sumOf(sql`w.user_id = ${userId} and w.requested_at >= ${since.toISOString()}::timestamptz`),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`there is no user ${userId}`);
  return row;
}
